#!/bin/sh
# SPDX-License-Identifier: MIT
#
# Usage: sh entry.sh SOURCE OUTPUT PLUGIN INCLUDES RUNTIME
#
# What it costs zlib and SQLite, from Debian's source packages, that every
# function can be seen entered, off and on with a probe that does nothing: by
# markers, by -pg -mfentry, -fpatchable-function-entry, -finstrument-functions and
# clang's XRay.  "observers" are markers whose probes only read, as those of the other
# ways have to.  SOURCE is this project's bench folder.  Leaves OUTPUT/entry.tsv
# and OUTPUT/entry.txt, and prints the latter.  Exit status: 0, 1 if markers
# cost more than allowed (table.awk), 2 if it could not be measured.
#
# CC and CLANG name the compilers, ENTRY_FLAGS their flags (-O2), ENTRY_RUNS how often
# each program is timed (11).  Without clang its rows are left out.
set -u

source=$(cd "$1" && pwd)
output=$2
plugin=$3
includes=$4
runtime=$5
: "${CC:=gcc}" "${CLANG:=clang-14}" "${ENTRY_FLAGS:=-O2}" "${ENTRY_RUNS:=11}"
unset MARKERS MAKEFLAGS BENCH_ON
LC_ALL=C
export LC_ALL

variants='bare markers observers observers-exit patchable fentry fentry-call instrument'
clang_variants='clang xray'

fail()
{
	echo "entry: $*" >&2
	exit 2
}

# shellcheck source=bench/real/work.sh
. "$source/real/work.sh"

# flags_of VARIANT: compiler, flags for the program and for hooks.c, libraries.
flags_of()
{
	compiler=$CC flags= hooks= libraries=
	case $1 in
	bare) ;;
	markers | observers | observers-exit)
		flags="-fplugin=$plugin -fplugin-arg-markers-entry=*"
		[ "$1" = markers ] || flags="$flags -fplugin-arg-markers-function-observers"
		[ "$1" != observers-exit ] || flags="$flags -fplugin-arg-markers-exit=*"
		hooks="-DWAY_MARKERS -I$includes"
		libraries="-L$runtime -lmarkers -Wl,-rpath,$runtime"
		;;
	patchable) flags=-fpatchable-function-entry=5 ;;
	fentry) flags='-pg -mfentry -mnop-mcount' ;;
	fentry-call) flags='-pg -mfentry' hooks=-DWAY_FENTRY ;;
	instrument) flags=-finstrument-functions hooks=-DWAY_INSTRUMENT ;;
	clang) compiler=$CLANG ;;
	xray)
		compiler=$CLANG
		flags='-fxray-instrument -fxray-instruction-threshold=1'
		hooks=-DWAY_XRAY
		libraries=-fxray-instrument
		;;
	esac
}

# states_of VARIANT: in which it runs.
states_of()
{
	case $1 in
	markers | observers | observers-exit | xray) echo off on ;;
	fentry-call | instrument) echo on ;;
	*) echo off ;;
	esac
}

# build NAME VARIANT: the program, and the size of its code in OUTPUT/NAME-VARIANT.size.
build()
{
	settings_of "$1"
	flags_of "$2"
	objects=
	for file in $(files_of "$1"); do
		object=$output/$1-$2-$(basename "$file" .c).o
		# shellcheck disable=SC2086 # lists of words
		quietly "$1-$2-compile" $compiler $ENTRY_FLAGS -fno-pie $own $flags -c "$file" \
			-o "$object"
		objects="$objects $object"
	done
	# shellcheck disable=SC2086
	size -A $objects | awk '$1 ~ /^\.text/ { if ($1 ~ /unlikely/) cold += $2; else hot += $2 }
		END { print hot, cold + 0 }' >"$output/$1-$2.size"
	for file in "$source/entry/hooks.c" "$source/real/$1-work.c"; do
		object=$output/$1-$2-$(basename "$file" .c).o
		# shellcheck disable=SC2086
		quietly "$1-$2-compile" $compiler $ENTRY_FLAGS -fno-pie "-I$output/$1-tree" $hooks \
			-c "$file" -o "$object"
		objects="$objects $object"
	done
	# shellcheck disable=SC2086
	quietly "$1-$2-link" $compiler -no-pie $objects -lm -o "$output/$1-$2" $libraries
	# shellcheck disable=SC2086
	rm -f $objects
}

# with STATE COMMAND...
# shellcheck disable=SC2317 # timed calls it
with()
{
	state=$1
	shift
	if [ "$state" = on ]; then
		BENCH_ON=1 "$@"
	else
		"$@"
	fi
}

# run_all NAME: every variant in turn, and the same answers from all.
run_all()
{
	rm -f "$output/$1"-*.times
	run=0
	while [ $((run += 1)) -le "$ENTRY_RUNS" ]; do
		for variant in $variants; do
			for state in $(states_of "$variant"); do
				timed "$1" "$variant" "$output/$1-$variant-$state.times" \
					with "$state"
			done
		done
	done
	rm -f "$output/gmon.out"
}

# row NAME VARIANT STATE
row()
{
	executed=$(sed -n 's/^\*\t//p' "$output/$1-$2-$3.executed" 2>/dev/null)
	printf '%s\t%s\t%s\t%s\t%s\t%s\n' "$1" "$2" "$3" "${executed:-	}" \
		"$(median "$output/$1-$2-$3.times")" "$(tr ' ' '\t' <"$output/$1-$2.size")"
}

[ $# -eq 5 ] || fail 'usage: sh entry.sh SOURCE OUTPUT PLUGIN INCLUDES RUNTIME'
mkdir -p "$output" || fail "can't make $output"
output=$(cd "$output" && pwd)
packages=$output/../packages
[ -f "$plugin" ] || fail "no plugin $plugin: run make first"
for need in valgrind dpkg-source tclsh objdump; do
	command -v $need >/dev/null || fail "needs $need"
done
if command -v "$CLANG" >/dev/null; then
	variants="$variants $clang_variants"
else
	echo "entry: no $CLANG: without XRay" >&2
fi
cd "$output" || exit

unpack zlib
unpack sqlite
for name in zlib sqlite; do
	for variant in $variants; do
		echo "entry: $name $variant" >&2
		build $name "$variant"
		# What is on executes libraries and probes: time tells more there.
		case $(states_of "$variant") in
		on) count $name "$variant" "$output/$name-$variant-on.executed" ;;
		*) count $name "$variant" "$output/$name-$variant-off.executed" ;;
		esac
	done
	echo "entry: $name, timed" >&2
	run_all $name
done

{
	printf 'program\tvariant\tstate\tinstructions\tnops\tseconds\thot\tcold\n'
	for name in zlib sqlite; do
		for variant in $variants; do
			for state in $(states_of "$variant"); do
				row $name "$variant" "$state"
			done
		done
	done
} >"$output/entry.tsv"
awk -f "$source/entry/table.awk" "$output/entry.tsv" >"$output/entry.txt"
status=$?
cat "$output/entry.txt"
exit $status
