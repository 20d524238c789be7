#!/bin/sh
# SPDX-License-Identifier: MIT
#
# Usage: sh pages.sh SOURCE OUTPUT PLUGIN INCLUDES LIBDIR SCRIPT TOOL
#
# How many pages of a program's code a run touches, with the blocks among other cold
# code and with linker/markers.ld (SCRIPT). Counted exactly (touch.c). Leaves
# OUTPUT/pages.txt and prints it. Exit status: 0, 1 if a run of rare code does not touch
# fewer pages with the script, 2 if it could not be measured.
#
# CC names the compiler, PAGES_FILES how many files of 50 hosts each there are (40).
set -u

source=$1
output=$2
plugin=$3
includes=$4
libdir=$5
script=$6
tool=$7
: "${CC:=gcc}" "${PAGES_FILES:=40}"
LC_ALL=C
export LC_ALL

fail()
{
	echo "pages: $*" >&2
	exit 2
}

mkdir -p "$output" || exit 2
rm -rf "$output/source"
mkdir "$output/source" || exit 2
awk -v files="$PAGES_FILES" -v each=50 -f "$source/hosts.awk" >"$output/source/main.c" || fail "no source"
i=0
while [ "$i" -lt "$PAGES_FILES" ]; do
	awk -v first=$((i * 50)) -v count=50 -f "$source/hosts.awk" >"$output/source/$i.c" ||
		fail "no source"
	i=$((i + 1))
done
$CC -O2 -fPIC -shared -o "$output/libtouch.so" "$source/touch.c" || fail "touch.c does not compile"

# build NAME FLAGS...: the program OUTPUT/NAME.
build()
{
	name=$1
	shift
	# shellcheck disable=SC2086 # a command
	$CC -O2 -fPIE -pie -fplugin="$plugin" -I"$includes" "$@" "$output"/source/*.c \
		-o "$output/$name" -L"$output" -ltouch -Wl,-rpath,"$(cd "$output" && pwd)" \
		-L"$libdir" -Wl,--no-as-needed -lmarkers -Wl,-rpath,"$libdir" ||
		fail "$name does not build"
	"$tool" check "$output/$name" >"$output/$name.check" || fail "$name has faults"
}

# touched NAME RARE PATTERN: the pages.
touched()
{
	MARKERS=$3 "$output/$1" "$2" || fail "$1 does not run"
}

programs=
for linker in bfd lld; do
	command -v "ld.$linker" >/dev/null 2>&1 || continue
	build "$linker-among" -fuse-ld=$linker
	build "$linker-apart" -fuse-ld=$linker -fplugin-arg-markers-own-section -Wl,-T,"$script"
	programs="$programs $linker-among $linker-apart"
done

status=0
{
	echo "Pages of code that a run touches, of $PAGES_FILES files of 50 hosts with a site each"
	echo
	printf '%-10s %6s %6s %10s %6s %10s\n' program all off off,rare on on,rare
	for program in $programs; do
		row=
		for run in '0 ' '1 ' '0 *' '1 *'; do
			# shellcheck disable=SC2046 # two numbers
			set -- $(touched "$program" "${run%% *}" "${run#* }")
			row="$row $1"
			all=$2
		done
		# shellcheck disable=SC2086 # four numbers
		printf '%-10s %6s %6s %10s %6s %10s\n' "$program" "$all" $row
	done
	echo
	echo "among, apart: blocks among other cold code, or by linker/markers.ld on pages of their own"
	echo "off, on: the sites; rare: with the functions that are cold as a whole"
} >"$output/pages.txt" || exit 2
cat "$output/pages.txt"
awk '$1 ~ /-among$/ { limit = $4 }
	$1 ~ /-apart$/ && $4 >= limit { worse = 1 }
	END { exit worse }' "$output/pages.txt" || {
	echo "pages: linker/markers.ld does not help a run of rare code" >&2
	status=1
}
exit $status
