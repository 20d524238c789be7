#!/bin/sh
# SPDX-License-Identifier: MIT
#
# Usage: sh compile-time.sh SOURCE OUTPUT PLUGIN INCLUDES
#
# What the plugin costs compiler and assembler, in parts:
#
#	assemble	files of many functions with one site or ten
#	eigen-time	a file that includes Eigen, with entry and exit markers at
#			all functions, and GCC's own ways to see functions: timed
#	eigen-count	and counted, which takes minutes each way
#	sqlite		a file without markers, and SQLite with a thousand sites
#
# SOURCE is this project's bench folder.  Leaves OUTPUT/compile-time.tsv and
# OUTPUT/compile-time.txt, and prints the latter.  Exit status: 0, 1 if a budget is
# broken, 2 if it could not be measured.
#
# Times of a compiler differ by more than the budgets from one run to the next,
# so what is compared is the instructions that compiler and assembler execute,
# counted by cachegrind.  SQLite takes it a quarter of an hour each way.  CC names
# the compiler, COMPILE_PARTS the parts (all), COMPILE_RUNS how often each way of
# Eigen's is timed (7).
set -u

source=$(cd "$1" && pwd)
output=$2
plugin=$3
includes=$4
: "${CC:=gcc}" "${COMPILE_PARTS:=assemble eigen-time eigen-count sqlite}" "${COMPILE_RUNS:=7}"
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

valgrind="valgrind --tool=cachegrind --cache-sim=no --cachegrind-out-file=/dev/null"

# counted: the sum of what cachegrind has left in the log files.
counted()
{
	cat "$output"/cachegrind.* | sed -n 's/.*I *refs: *//p' | tr -d , |
		awk '{ sum += $1 } END { if (!sum) exit 1; printf "%.0f\n", sum }' ||
		fail "valgrind counted nothing"
	rm -f "$output"/cachegrind.*
}

# instructions FILE FLAGS...: of all programs that compiling FILE runs.
instructions()
{
	file=$1
	shift
	rm -f "$output"/cachegrind.*
	# shellcheck disable=SC2086 # a list of words
	wrapper=$(printf '%s,' $valgrind)
	$CC -O2 "$@" -c "$file" -o "$output/object.o" \
		-wrapper "$wrapper--log-file=$output/cachegrind.%p" >"$output/compile.log" 2>&1 ||
		fail "$file does not compile under valgrind, see $output/compile.log"
	counted
	rm -f "$output/object.o"
}

# assembler_instructions FILE FLAGS...: of the assembler alone.
assembler_instructions()
{
	file=$1
	shift
	rm -f "$output"/cachegrind.*
	$CC -O2 "$@" -S "$file" -o "$output/text.s" >"$output/compile.log" 2>&1 ||
		fail "$file does not compile, see $output/compile.log"
	# shellcheck disable=SC2086 # a list of words
	$valgrind --log-file="$output/cachegrind.as" "$($CC -print-prog-name=as)" --64 \
		"$output/text.s" -o "$output/object.o" >"$output/compile.log" 2>&1 ||
		fail "the assembler fails under valgrind, see $output/compile.log"
	counted
	rm -f "$output/text.s" "$output/object.o"
}

# row TEXT WITHOUT WITH BUDGET: adds to the table.  No budget: "-".
row()
{
	printf '%s\t%s\t%s\t%s\n' "$@" >>"$output/compile-time.tsv"
}

# many_functions FUNCTIONS SITES: a file of so many functions, with so many sites each.
many_functions()
{
	awk -v functions="$1" -v sites="$2" 'BEGIN {
		print "#ifdef BENCH_SITES"
		print "#include <markers.h>"
		print "MARKER void bench_site(int value);"
		print "#else"
		print "#define bench_site(value)"
		print "#endif"
		print "extern int other;"
		for (i = 0; i < functions; i++) {
			printf "int f%d(int x) {", i
			for (j = 0; j < sites; j++)
				printf " bench_site(x + %d);", j
			printf " return other + %d; }\n", i
		}
	}'
}

measure_assemble()
{
	file=$output/many.c
	single=
	for shape in '1000 1' '4000 1' '2000 10'; do
		echo "compile-time: $shape" >&2
		# shellcheck disable=SC2086 # two words
		many_functions $shape >"$file"
		bare=$(assembler_instructions "$file") || exit
		with=$(assembler_instructions "$file" -fplugin="$plugin" -I"$includes" \
			-DBENCH_SITES) || exit
		row "as, ${shape% *} functions x ${shape#* }" "$bare" "$with" -
		[ "$shape" != '1000 1' ] || single=$with
		# Four times the sites may take the assembler a little more than that.
		[ "$shape" != '4000 1' ] ||
			row 'as, 4000 sites to 1000' "$single" "$with" 4.4
	done
	rm -f "$file"
}

eigen_variants='plain markers instrument patchable'

# The flags of a way to see functions.
eigen_flags()
{
	case $1 in
	plain) ;;
	markers)
		echo "-fplugin=$plugin -fplugin-arg-markers-entry=* -fplugin-arg-markers-exit=*"
		;;
	instrument) echo -finstrument-functions ;;
	patchable) echo -fpatchable-function-entry=5 ;;
	esac
}

# seconds FILE FLAGS...: of the processor, to compile FILE.
seconds()
{
	# What the shell's children took is in the second line.
	(
		$CC -O2 "$@" -c -o "$output/object.o" >"$output/compile.log" 2>&1 ||
			fail "$1 does not compile, see $output/compile.log"
		times
	) | awk 'NR == 2 {
		for (i = 1; i <= 2; i++) {
			split($i, part, "m")
			sum += part[1] * 60 + part[2]
		}
		printf "%.3f\n", sum
	}'
}

# The folder of Eigen's headers; empty, with a message: there is none.
eigen_folder()
{
	for folder in /usr/include/eigen3 /usr/local/include/eigen3; do
		[ ! -f "$folder/Eigen/Dense" ] || {
			echo "$folder"
			return
		}
	done
	echo 'compile-time: no Eigen here (libeigen3-dev), its parts are left out' >&2
}

time_eigen()
{
	eigen=$(eigen_folder)
	[ -n "$eigen" ] || return 0
	# In turns, so that a change of the machine's speed meets all alike.
	run=0
	while [ "$run" -lt "$COMPILE_RUNS" ]; do
		# shellcheck disable=SC2046 # lists of words
		for variant in $eigen_variants; do
			time=$(seconds "$source/compile/eigen.cc" -I"$eigen" $(eigen_flags "$variant")) ||
				exit
			[ -n "$time" ] || exit 2
			printf '%s\t%s\n' "$variant" "$time" >>"$output/eigen-seconds.tsv"
		done
		run=$((run + 1))
	done
	rm -f "$output/object.o"
}

count_eigen()
{
	eigen=$(eigen_folder)
	[ -n "$eigen" ] || return 0
	# shellcheck disable=SC2046 # lists of words
	for variant in $eigen_variants; do
		echo "compile-time: instructions for Eigen, $variant" >&2
		count=$(instructions "$source/compile/eigen.cc" -I"$eigen" $(eigen_flags "$variant")) ||
			exit
		[ "$variant" != plain ] || bare=$count
		[ "$variant" = plain ] || row "Eigen, $variant" "$bare" "$count" -
	done
}

measure_sqlite()
{
	unpack sqlite
	settings_of sqlite
	add_sites "$output/sqlite-tree/sqlite3.c" "$output/sqlite3-sites.c"
	sqlite=$output/sqlite3-sites.c
	small=$source/tax/count.c

	echo 'compile-time: small files' >&2
	bare=$(instructions "$small") || exit
	with=$(instructions "$small" -fplugin="$plugin") || exit
	row 'count.c, no markers' "$bare" "$with" 1.01
	# shellcheck disable=SC2086 # lists of words
	{
		echo 'compile-time: SQLite, 1 of 3' >&2
		bare=$(instructions "$sqlite" $own) || exit
		echo 'compile-time: SQLite, 2 of 3' >&2
		with=$(instructions "$sqlite" $own -fplugin="$plugin") || exit
		row 'SQLite, no markers' "$bare" "$with" 1.01
		echo 'compile-time: SQLite, 3 of 3' >&2
		with=$(instructions "$sqlite" $own -fplugin="$plugin" -I"$includes" \
			-DBENCH_SITES) || exit
		row "SQLite, $sites sites" "$bare" "$with" 1.05
	}
}

# The medians of Eigen's times.
print_seconds()
{
	[ -s "$output/eigen-seconds.tsv" ] || return 0
	printf '\nseconds of the processor to compile the Eigen file, median of %s\n\n' \
		"$COMPILE_RUNS"
	for variant in $eigen_variants; do
		awk -F '\t' -v variant="$variant" '$1 == variant { print $2 }' \
			"$output/eigen-seconds.tsv" | sort -n |
			awk -v variant="$variant" '{ all[NR] = $1 }
				END { print variant, all[int((NR + 1) / 2)] }'
	done | awk 'NR == 1 { bare = $2 } { printf "%-22s %8.2f %8.2f\n", $1, $2, $2 / bare }'
}

[ $# -eq 4 ] || fail 'usage: sh compile-time.sh SOURCE OUTPUT PLUGIN INCLUDES'
mkdir -p "$output" || fail "can't make $output"
output=$(cd "$output" && pwd)
packages=$output/../packages
[ -f "$plugin" ] || fail "no plugin $plugin: run make first"
needs=valgrind
case " $COMPILE_PARTS " in *' sqlite '*) needs='valgrind tclsh dpkg-source' ;; esac
for need in $needs; do
	command -v "$need" >/dev/null || fail "needs $need"
done

rm -f "$output/compile-time.tsv" "$output/eigen-seconds.tsv"
row what without with budget
for part in $COMPILE_PARTS; do
	case $part in
	assemble) measure_assemble ;;
	eigen-time) time_eigen ;;
	eigen-count) count_eigen ;;
	sqlite) measure_sqlite ;;
	*) fail "no part $part: COMPILE_PARTS is of assemble, eigen-time, eigen-count, sqlite" ;;
	esac
done

awk -F '\t' '
	NR == 1 {
		print "instructions of compiler and assembler, -O2\n"
		printf "%-26s %16s %16s %8s %8s\n", "", "without plugin", "with plugin", "ratio", $4
		next
	}
	{
		printf "%-26s %16.0f %16.0f %8.4f %8s\n", $1, $2, $3, $3 / $2, $4
		broken = broken || ($4 != "-" && $3 / $2 > $4)
	}
	END {
		print broken ? "\nbudget: broken" : "\nbudget: kept"
		exit broken
	}' "$output/compile-time.tsv" >"$output/compile-time.txt"
status=$?
print_seconds >>"$output/compile-time.txt"
cat "$output/compile-time.txt"
exit $status
