#!/bin/sh
# SPDX-License-Identifier: MIT
#
# Usage: sh real.sh SOURCE OUTPUT PLUGIN INCLUDES
#
# What disabled events cost zlib and SQLite, from Debian's source packages, with
# an event in their twenty hottest functions and in one inner loop.  SOURCE is
# this project's bench folder.  Leaves OUTPUT/real.tsv, OUTPUT/functions.tsv and
# OUTPUT/real.txt, and prints the latter.  Exit status: 0, 1 if a budget is
# broken, 2 if it could not be measured.
#
# CC names the compiler, REAL_FLAGS its flags (-O2), REAL_RUNS how often each
# program is timed (21).
set -u

source=$(cd "$1" && pwd)
output=$2
plugin=$3
includes=$4
: "${CC:=gcc}" "${REAL_FLAGS:=-O2}" "${REAL_RUNS:=21}"
unset MARKERS MAKEFLAGS
LC_ALL=C
export LC_ALL

variants='bare markers observer sdt key'

fail()
{
	echo "real: $*" >&2
	exit 2
}

# shellcheck source=bench/real/work.sh
. "$source/real/work.sh"

flags_of()
{
	case $1 in
	bare) flags= ;;
	markers) flags="-fplugin=$plugin -I$includes -DVARIANT_MARKERS" ;;
	observer) flags="-fplugin=$plugin -I$includes -DVARIANT_OBSERVER" ;;
	sdt) flags=-DVARIANT_SDT ;;
	key) flags=-DVARIANT_KEY ;;
	esac
}

# build NAME VARIANT: the program, at an address that is the same in every run.
build()
{
	flags_of "$2"
	settings_of "$1"
	objects=
	for file in $(files_of "$1") "$source/real/events.c" "$source/real/$1-work.c"; do
		object=$output/$1-$2-$(basename "$file" .c).o
		case $file in
		*events.c) how="-I$source/real -DEVENTS_HEADER=\"$1-events.h\" $flags" ;;
		*work.c) how=-I$output/$1-tree ;;
		*) how="-include $source/real/$1-events.h $own $flags" ;;
		esac
		# shellcheck disable=SC2086 # lists of words
		quietly "$1-$2-compile" $CC $REAL_FLAGS -fno-pie $how -c "$file" -o "$object"
		objects="$objects $object"
	done
	# shellcheck disable=SC2086
	quietly "$1-$2-link" $CC -no-pie $objects -lm -o "$output/$1-$2"
	# shellcheck disable=SC2086
	rm -f $objects
}

# run_all NAME: every variant in turn, and the same answers from all.
run_all()
{
	rm -f "$output/$1"-*.times
	run=0
	while [ $((run += 1)) -le "$REAL_RUNS" ]; do
		for variant in $variants; do
			timed "$1" "$variant" "$output/$1-$variant.times"
		done
	done
}

row()
{
	printf '%s\t%s\t%s\t%s\n' "$1" "$2" "$(sed -n 's/^\*\t//p' "$output/$1-$2.executed")" \
		"$(median "$output/$1-$2.times")"
}

[ $# -eq 4 ] || fail 'usage: sh real.sh SOURCE OUTPUT PLUGIN INCLUDES'
mkdir -p "$output" || fail "can't make $output"
output=$(cd "$output" && pwd)
packages=$output/../packages
[ -f "$plugin" ] || fail "no plugin $plugin: run make first"
for need in valgrind dpkg-source patch tclsh objdump; do
	command -v $need >/dev/null || fail "needs $need"
done

unpack zlib "$source/real/zlib.patch"
unpack sqlite "$source/real/sqlite.patch"
for name in zlib sqlite; do
	for variant in $variants; do
		echo "real: $name $variant" >&2
		build $name "$variant"
		count $name "$variant" "$output/$name-$variant.executed"
	done
	echo "real: $name, timed" >&2
	run_all $name
done

{
	printf 'program\tvariant\tinstructions\tnops\tseconds\n'
	for name in zlib sqlite; do
		for variant in $variants; do
			row $name "$variant"
		done
	done
} >"$output/real.tsv"
for name in zlib sqlite; do
	for variant in $variants; do
		sed "/^\*/d; s/^/$name\t$variant\t/" "$output/$name-$variant.executed"
	done
done >"$output/functions.tsv"
awk -f "$source/real/table.awk" "$output/functions.tsv" "$output/real.tsv" >"$output/real.txt"
status=$?
cat "$output/real.txt"
exit $status
