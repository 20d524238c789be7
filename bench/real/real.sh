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
suite=bookworm

fail()
{
	echo "real: $*" >&2
	exit 2
}

# quietly LOG COMMAND...
quietly()
{
	log=$output/$1.log
	shift
	"$@" >"$log" 2>&1 </dev/null || {
		tail -n 20 "$log" >&2
		fail "this failed: $* (all of its output is in $log)"
	}
}

# settings_of NAME: its Debian package, its own flags, and the rounds of work in a run
# that is timed.
settings_of()
{
	case $1 in
	zlib)
		package=zlib rounds=4
		own=-D_LARGEFILE64_SOURCE=1
		;;
	sqlite)
		package=sqlite3 rounds=8
		own='-D_GNU_SOURCE -DSQLITE_THREADSAFE=0 -DSQLITE_OMIT_LOAD_EXTENSION'
		;;
	esac
}

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

# unpack NAME: its source with the events, in OUTPUT/NAME-tree.
unpack()
{
	[ ! -f "$output/$1-tree/ready" ] || return 0
	settings_of "$1"
	quietly "$1-fetch" sh "$source/../demo/fetch-source" "$package" $suite \
		"$output/../packages/$package"
	rm -rf "$output/$1-tree"
	quietly "$1-unpack" dpkg-source --no-copy -x "$output/../packages/$package"/download/*.dsc \
		"$output/$1-tree"
	cd "$output/$1-tree" || fail "can't enter $output/$1-tree"
	quietly "$1-patch" patch -p1 -i "$source/real/$1.patch"
	[ "$1" != sqlite ] || {
		quietly sqlite-configure ./configure --disable-tcl
		quietly sqlite-amalgamation make sqlite3.c
	}
	touch ready
	cd "$output" || exit
}

# files_of NAME: what is compiled of it.
files_of()
{
	case $1 in
	zlib)
		for name in adler32 compress crc32 deflate inffast inflate inftrees trees \
			uncompr zutil; do
			echo "$output/zlib-tree/$name.c"
		done
		;;
	sqlite) echo "$output/sqlite-tree/sqlite3.c" ;;
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

# count NAME VARIANT: what one round of its work executes.
count()
{
	program=$output/$1-$2
	quietly "$1-$2-callgrind" valgrind --tool=callgrind --dump-instr=yes \
		--compress-strings=no --compress-pos=no \
		--callgrind-out-file="$program.callgrind" "$program" 1
	objdump -d --no-show-raw-insn "$program" | awk -F '\t' '
		$2 ~ /^((data16|cs) )*nop/ || $2 ~ /^xchg +%ax,%ax/ {
			gsub(/[ :]/, "", $1)
			print "0x" $1
		}' >"$program.nops"
	awk -v program="$program" -f "$source/real/executed.awk" "$program.nops" \
		"$program.callgrind" >"$program.executed" || fail "nothing counted in $program"
	rm -f "$program.callgrind" "$program.nops"
}

# run_all NAME: every variant in turn, and the same answers from all.
run_all()
{
	settings_of "$1"
	rm -f "$output/$1"-*.times
	run=0
	while [ $((run += 1)) -le "$REAL_RUNS" ]; do
		for variant in $variants; do
			"$output/$1-$variant" "$rounds" >"$output/$1-$variant.out" \
				2>>"$output/$1-$variant.times" || fail "$1-$variant failed"
			cmp -s "$output/$1-bare.out" "$output/$1-$variant.out" ||
				fail "$1-$variant does not do what $1-bare does"
		done
	done
}

median()
{
	sort -n "$1" | sed -n "$(((REAL_RUNS + 1) / 2))p"
}

row()
{
	printf '%s\t%s\t%s\t%s\n' "$1" "$2" "$(sed -n 's/^\*\t//p' "$output/$1-$2.executed")" \
		"$(median "$output/$1-$2.times")"
}

[ $# -eq 4 ] || fail 'usage: sh real.sh SOURCE OUTPUT PLUGIN INCLUDES'
mkdir -p "$output" || fail "can't make $output"
output=$(cd "$output" && pwd)
[ -f "$plugin" ] || fail "no plugin $plugin: run make first"
for need in valgrind dpkg-source patch tclsh objdump; do
	command -v $need >/dev/null || fail "needs $need"
done

unpack zlib
unpack sqlite
for name in zlib sqlite; do
	for variant in $variants; do
		echo "real: $name $variant" >&2
		build $name "$variant"
		count $name "$variant"
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
