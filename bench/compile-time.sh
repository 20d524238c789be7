#!/bin/sh
# SPDX-License-Identifier: MIT
#
# Usage: sh compile-time.sh SOURCE OUTPUT PLUGIN INCLUDES
#
# What the plugin costs the compiler: a file without markers, and SQLite with a
# thousand sites.  SOURCE is this project's bench folder.  Leaves
# OUTPUT/compile-time.tsv and OUTPUT/compile-time.txt, and prints the latter.
# Exit status: 0, 1 if a budget is broken, 2 if it could not be measured.
#
# The first is counted in instructions of the compiler, by cachegrind: exact, and
# the same on every machine.  The second would take that an hour and is timed:
# user time, in turn.  CC names the compiler, COMPILE_RUNS how often SQLite is
# compiled each way (5).
set -u

source=$(cd "$1" && pwd)
output=$2
plugin=$3
includes=$4
: "${CC:=gcc}" "${COMPILE_RUNS:=5}"
unset MARKERS MAKEFLAGS
LC_ALL=C
export LC_ALL

flags='-O2 -D_GNU_SOURCE -DSQLITE_THREADSAFE=0 -DSQLITE_OMIT_LOAD_EXTENSION'
sites=1000

fail()
{
	echo "compile-time: $*" >&2
	exit 2
}

# A site at the start of the first functions whose head ends in its line; with
# BENCH_SITES defined.
add_sites()
{
	awk -v sites=$sites '
		NR == 1 {
			print "#ifdef BENCH_SITES"
			print "#include <markers.h>"
			print "MARKER void bench_site(int line);"
			print "#define BENCH_SITE bench_site(__LINE__);"
			print "#else"
			print "#define BENCH_SITE"
			print "#endif"
		}
		{ print }
		/^[A-Za-z].*\)\{$/ && !/^(typedef|struct|union|enum)/ && n < sites {
			print "BENCH_SITE"
			n++
		}
		END { exit n < sites }' "$1" >"$2" || fail "fewer than $sites functions in $1"
}

# instructions FILE FLAGS...: what the compiler proper executes.
instructions()
{
	file=$1
	shift
	$CC -O2 "$@" -S "$file" -o /dev/null -wrapper \
		valgrind,--tool=cachegrind,--cache-sim=no,--cachegrind-out-file=/dev/null,--log-file="$output/cachegrind.log" ||
		fail "can't count the compilation of $file"
	sed -n 's/.*I *refs: *//p' "$output/cachegrind.log" | tr -d ,
}

# seconds NAME FLAGS...: one more compilation of SQLite, in NAME's list.
seconds()
{
	list=$output/$1.times
	shift
	# shellcheck disable=SC2086 # lists of words
	{ sh -c 'trap "times >&3" 0; "$@" 2>&1' sh $CC $flags "$@" \
		-c "$output/sqlite3-sites.c" -o "$output/sqlite3.o"; } 3>"$output/times" ||
		fail "can't compile SQLite $*"
	# Children: the second line, "0m1.5s 0m0.1s".
	awk 'NR == 2 { split($1, part, /[ms]/); print 60 * part[1] + part[2] }' \
		"$output/times" >>"$list"
}

median()
{
	sort -n "$1" | sed -n "$(((COMPILE_RUNS + 1) / 2))p"
}

[ $# -eq 4 ] || fail 'usage: sh compile-time.sh SOURCE OUTPUT PLUGIN INCLUDES'
mkdir -p "$output" || fail "can't make $output"
output=$(cd "$output" && pwd)
[ -f "$plugin" ] || fail "no plugin $plugin: run make first"
for need in valgrind tclsh dpkg-source; do
	command -v $need >/dev/null || fail "needs $need"
done
rm -f "$output"/*.times

if [ ! -f "$output/sqlite3.c" ]; then
	sh "$source/../demo/fetch-source" sqlite3 bookworm "$output/../packages/sqlite3" \
		>"$output/fetch.log" 2>&1 ||
		fail "no source of SQLite, see $output/fetch.log"
	rm -rf "$output/tree"
	dpkg-source --no-copy -x "$output/../packages/sqlite3"/download/*.dsc "$output/tree" \
		>"$output/unpack.log" 2>&1 || fail "see $output/unpack.log"
	(cd "$output/tree" && ./configure --disable-tcl && make sqlite3.c) \
		>"$output/configure.log" 2>&1 || fail "see $output/configure.log"
	cp "$output/tree/sqlite3.c" "$output"
fi
add_sites "$output/sqlite3.c" "$output/sqlite3-sites.c"

plain=$source/tax/count.c
without=$(instructions "$plain")
with=$(instructions "$plain" -fplugin="$plugin")
{ [ -n "$without" ] && [ -n "$with" ]; } || fail "cachegrind counted nothing"

run=0
while [ $((run += 1)) -le "$COMPILE_RUNS" ]; do
	echo "compile-time: SQLite, $run of $COMPILE_RUNS" >&2
	seconds bare
	seconds plugin -fplugin="$plugin"
	seconds sites -fplugin="$plugin" -I"$includes" -DBENCH_SITES
done

{
	printf 'what\twithout\twith\n'
	printf 'instructions, no markers\t%s\t%s\n' "$without" "$with"
	printf 'seconds, SQLite, no markers\t%s\t%s\n' "$(median "$output/bare.times")" \
		"$(median "$output/plugin.times")"
	printf "seconds, SQLite, $sites sites\t%s\t%s\n" "$(median "$output/bare.times")" \
		"$(median "$output/sites.times")"
} >"$output/compile-time.tsv"

awk -F '\t' '
	NR == 1 { printf "%-30s %14s %14s %8s %8s\n", "", "without", "with plugin", "ratio", "budget"; next }
	{
		budget = $1 ~ /sites/ ? 1.05 : 1.01
		ratio = $3 / $2
		printf "%-30s %14s %14s %8.4f %8.2f\n", $1, $2, $3, ratio, budget
		broken = broken || ratio > budget
	}
	END {
		print broken ? "budget: broken" : "budget: kept"
		exit broken
	}' "$output/compile-time.tsv" >"$output/compile-time.txt"
status=$?
cat "$output/compile-time.txt"
exit $status
