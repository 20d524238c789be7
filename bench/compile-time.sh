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
# Times of a compiler differ by more than the budgets from one run to the next,
# so what is compared is the instructions that compiler and assembler execute,
# counted by cachegrind.  SQLite takes it a quarter of an hour each way.  CC names
# the compiler.
set -u

source=$(cd "$1" && pwd)
output=$2
plugin=$3
includes=$4
: "${CC:=gcc}"
unset MARKERS MAKEFLAGS
LC_ALL=C
export LC_ALL

root=$(cd "$source/.." && pwd)
suite=bookworm
sites=1000

fail()
{
	echo "compile-time: $*" >&2
	exit 2
}

# shellcheck source=tools/real-programs.sh
. "$root/tools/real-programs.sh"

# A site at the start of the first functions whose head ends in its line, if
# BENCH_SITES is defined.
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

# instructions FILE FLAGS...: of all programs that compiling FILE runs.
instructions()
{
	file=$1
	shift
	rm -f "$output"/cachegrind.*
	tool=valgrind,--tool=cachegrind,--cache-sim=no,--cachegrind-out-file=/dev/null
	$CC -O2 "$@" -c "$file" -o "$output/object.o" \
		-wrapper $tool,--log-file="$output/cachegrind.%p" >"$output/compile.log" 2>&1 ||
		fail "$file does not compile under valgrind, see $output/compile.log"
	cat "$output"/cachegrind.* | sed -n 's/.*I *refs: *//p' | tr -d , |
		awk '{ sum += $1 } END { if (!sum) exit 1; printf "%.0f\n", sum }' ||
		fail "valgrind counted nothing"
	rm -f "$output"/cachegrind.* "$output/object.o"
}

# row TEXT WITHOUT WITH BUDGET
row()
{
	printf '%s\t%s\t%s\t%s\n' "$@"
}

[ $# -eq 4 ] || fail 'usage: sh compile-time.sh SOURCE OUTPUT PLUGIN INCLUDES'
mkdir -p "$output" || fail "can't make $output"
output=$(cd "$output" && pwd)
packages=$output/../packages
[ -f "$plugin" ] || fail "no plugin $plugin: run make first"
for need in valgrind tclsh dpkg-source; do
	command -v $need >/dev/null || fail "needs $need"
done

unpack sqlite
settings_of sqlite
add_sites "$output/sqlite-tree/sqlite3.c" "$output/sqlite3-sites.c"
sqlite=$output/sqlite3-sites.c
small=$source/tax/count.c

echo 'compile-time: small files' >&2
small_bare=$(instructions "$small") || exit
small_plugin=$(instructions "$small" -fplugin="$plugin") || exit
# shellcheck disable=SC2086 # lists of words
{
	echo 'compile-time: SQLite, 1 of 3' >&2
	sqlite_bare=$(instructions "$sqlite" $own) || exit
	echo 'compile-time: SQLite, 2 of 3' >&2
	sqlite_plugin=$(instructions "$sqlite" $own -fplugin="$plugin") || exit
	echo 'compile-time: SQLite, 3 of 3' >&2
	sqlite_sites=$(instructions "$sqlite" $own -fplugin="$plugin" -I"$includes" \
		-DBENCH_SITES) || exit
}

{
	row what without with budget
	row 'count.c, no markers' "$small_bare" "$small_plugin" 1.01
	row 'SQLite, no markers' "$sqlite_bare" "$sqlite_plugin" 1.01
	row "SQLite, $sites sites" "$sqlite_bare" "$sqlite_sites" 1.05
} >"$output/compile-time.tsv"

awk -F '\t' '
	NR == 1 {
		print "instructions of compiler and assembler, -O2\n"
		printf "%-22s %16s %16s %8s %8s\n", "", "without plugin", "with plugin", "ratio", $4
		next
	}
	{
		printf "%-22s %16.0f %16.0f %8.4f %8.2f\n", $1, $2, $3, $3 / $2, $4
		broken = broken || $3 / $2 > $4
	}
	END {
		print broken ? "\nbudget: broken" : "\nbudget: kept"
		exit broken
	}' "$output/compile-time.tsv" >"$output/compile-time.txt"
status=$?
cat "$output/compile-time.txt"
exit $status
