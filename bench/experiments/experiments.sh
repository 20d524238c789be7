#!/bin/sh
# SPDX-License-Identifier: MIT
#
# Usage: sh experiments.sh SOURCE OUTPUT PLUGIN INCLUDES LIBDIR
#
# Every mechanism of the experiments of 2006 and 2007, measured again. Builds a program
# for each part (programs.sh), runs them in turn, EXPERIMENTS_RUNS times (10), and
# leaves OUTPUT/experiments.tsv, experiments.txt, which it prints, and with gnuplot
# *.svg. Exit status: 0, 1 if a verdict is broken, 2 if it could not be measured.
#
# CC names the compiler, EXPERIMENTS_CPU the processor to run on.
set -u

source=$1
output=$2
plugin=$3
includes=$4
libdir=$5
: "${CC:=gcc}" "${EXPERIMENTS_RUNS:=10}"
LC_ALL=C
export LC_ALL

fail()
{
	echo "experiments: $*" >&2
	exit 2
}

[ $# -eq 5 ] || fail 'usage: sh experiments.sh SOURCE OUTPUT PLUGIN INCLUDES LIBDIR'
[ -f "$plugin" ] || fail "no plugin $plugin: run make first"
mkdir -p "$output" || fail "can't make $output"
output=$(cd "$output" && pwd)
rm -f "$output"/*.svg "$output"/*.o "$output/absent" "$output/samples" "$output/log"
: >"$output/absent"

# shellcheck source=build.sh
. "$source/build.sh"
# shellcheck source=programs.sh
. "$source/programs.sh"
# shellcheck source=lttng.sh
. "$source/lttng.sh"
# shellcheck source=report.sh
. "$source/report.sh"

kinds='nop/nopl nop/data16 nop/nops flip call/nopl call/data16 call/nops branch immediate'
programs=

# Keys are there if the header and the plugin have them.
keys=
if printf '#include <markers.h>\nMARKER_KEY static bool k;\nint f(void) { return k; }\n' |
	$CC -x c - "-fplugin=$plugin" "-I$includes" -include stdbool.h -c -o "$output/try.o" \
		>/dev/null 2>&1; then
	keys=-DHAVE_KEYS
fi

# Four times the last cache, as a power of two.
miss_bytes=$(cat /sys/devices/system/cpu/cpu0/cache/index[0-9]*/size 2>/dev/null | awk '
	{ size = $1 * (/M/ ? 1048576 : 1024); if (size > last) last = size }
	END { bytes = 1048576; while (bytes < 4 * last) bytes *= 2; print bytes }')
[ "$miss_bytes" -gt 1048576 ] || miss_bytes=134217728

# The last processor that we may use: every program on the same.
: "${EXPERIMENTS_CPU:=$(sed -n 's/^Cpus_allowed_list:.*[^0-9]//p' /proc/self/status)}"
export EXPERIMENTS_CPU

common
for each in loops loops_sdt loops_lttng loops_xray conditions syscalls growth many; do
	"build_$each"
done
rm -f "$output"/*.o

# has PROGRAM
has()
{
	case " $programs " in
	*" $1 "*) return 0 ;;
	esac
	return 1
}

# run PROGRAM REPETITIONS STATE...
run()
{
	has "$1" || return 0
	program=$1
	shift
	LTTNG_UST_REGISTER_TIMEOUT=0 MARKERS='' HOME=/nonexistent "$output/$program" "$@" \
		>>"$output/samples" || fail "$program does not run"
}

trap lttng_stop EXIT
trap 'exit 2' INT TERM HUP
left=$EXPERIMENTS_RUNS
while [ "$left" -gt 0 ]; do
	left=$((left - 1))
	run loops 20
	run loops-xray 20
	run loops-lttng 20 off
	run loops-sdt 2
	run conditions 5
	run syscalls 20
	run growth 10
	run many 5
done
# Not in turn with the others: the daemon would disturb them.
if has loops-lttng; then
	if lttng_start; then
		lttng_measure $((EXPERIMENTS_RUNS * 20)) >>"$output/samples" ||
			fail 'loops-lttng does not run'
	else
		absent loops LTTng-UST on "$reason"
	fi
	lttng_stop
fi

summarise || fail 'no summary'
plot
report
exit "$(cat "$output/status")"
