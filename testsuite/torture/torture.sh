#!/bin/sh
# SPDX-License-Identifier: MIT
#
# torture.sh - GCC's own tests of running programs, with a marker at the entry and
# at each exit of every function: with all off, and with all on and a probe that
# overwrites whatever a called function may.
#
# Usage: sh torture.sh [-j JOBS] [-n N | -c COUNT [-s SEED]] [-l LEVELS] SOURCE OUTPUT
#
#   -n N	each Nth test only (1: all) of those that are programs with levels
#		of their own: gcc.c-torture/execute, g++.dg/torture
#   -c COUNT	so many tests in place of them, from these and gcc.dg/torture, g++.dg,
#		gcc.target/i386 and libgomp alike, each with one of LEVELS
#   -s SEED	which tests and levels (the time)
#   -l LEVELS	a Tcl list of option sets in place of those below
#   -j JOBS	at the same time (1)
#
# SOURCE is the folder of this script, OUTPUT where it leaves what it finds. The
# tests come from the tarball of Debian's package gcc-NN-source, NN the version
# of CC, unpacked in TORTURE_CACHE (OUTPUT), or from TORTURE_GCC_SOURCE.
#
# Every chunk of tests leaves its results in OUTPUT, so a run that was stopped goes
# on where it was; with another plugin they are made again. The tests run as their authors say (dg-options and all), for
# it is GCC's testsuite that runs them: each twice, without and with the plugin,
# and what passes without has to pass with it, but for what looks at the output
# of the compiler itself (scan-assembler and the like). Exit status: 0 no difference, 1 some,
# 77 if this machine has no tests, 2 if it could not be done.
#
# CC, CXX; PLUGIN, INCLUDES, RUNTIME: plugin, headers, folder of libmarkers.so.
set -u

: "${CC:=gcc}" "${CXX:=g++}"
jobs=1 every=1 count=0 seed=$(date +%s)
levels='{ -O0 } { -O1 } { -O2 } { -O3 @unrolled } { -Os } { -Og } { -O2 -fPIC } { -O2 -flto }'
unset MARKERS MAKEFLAGS
LC_ALL=C
export LC_ALL

fail()
{
	echo "torture: $*" >&2
	exit 2
}

missing()
{
	echo "torture: $*"
	exit 77
}

usage='usage: sh torture.sh [-j JOBS] [-n N | -c COUNT [-s SEED]] [-l LEVELS] SOURCE OUTPUT'
while getopts j:n:c:s:l: option; do
	case $option in
	j) jobs=$OPTARG ;;
	n) every=$OPTARG ;;
	c) count=$OPTARG ;;
	s) seed=$OPTARG ;;
	l) levels=$OPTARG ;;
	*) fail "$usage" ;;
	esac
done
shift $((OPTIND - 1))
[ $# -eq 2 ] || fail "$usage"
case $every$count$seed in
*[!0-9]*) fail "N, COUNT and SEED are numbers" ;;
esac
source=$(cd "$1" && pwd)
mkdir -p "$2" || fail "can't make $2"
output=$(cd "$2" && pwd)
plugin=${PLUGIN:?} includes=${INCLUDES:?} runtime=${RUNTIME:?}
command -v runtest >/dev/null || missing 'needs runtest: install the package dejagnu'
[ -f "$plugin" ] || fail "no plugin $plugin: run make first"

# The tests, unpacked once.
tests_of_gcc()
{
	major=$($CC -dumpversion | sed 's/\..*//')
	if [ -n "${TORTURE_GCC_SOURCE:-}" ]; then
		cache=$TORTURE_GCC_SOURCE
	else
		cache=${TORTURE_CACHE:-$output}/source
		if [ ! -f "$cache/all-ready" ]; then
			tarball=$(ls "/usr/src/gcc-$major"/gcc-*.tar.xz 2>/dev/null | head -n 1)
			[ -n "$tarball" ] || missing "needs the package gcc-$major-source"
			command -v xz >/dev/null || missing 'needs xz: install the package xz-utils'
			echo 'torture: unpacking the tests' >&2
			mkdir -p "$cache"
			tar -C "$cache" --strip-components=1 --wildcards -xf "$tarball" \
				'gcc-*/gcc/testsuite/lib' 'gcc-*/gcc/testsuite/config' \
				'gcc-*/gcc/testsuite/gcc.c-torture' 'gcc-*/gcc/testsuite/gcc.dg' \
				'gcc-*/gcc/testsuite/g++.dg' 'gcc-*/gcc/testsuite/c-c++-common' \
				'gcc-*/gcc/testsuite/gcc.target/i386' \
				'gcc-*/include' 'gcc-*/libgomp/*.h' 'gcc-*/libgomp/testsuite' ||
				fail "can't unpack $tarball"
			touch "$cache/all-ready"
		fi
	fi
	tests=$cache/gcc/testsuite openmp=$cache/libgomp/testsuite
	[ -d "$tests/gcc.c-torture/execute" ] || fail "no tests in $tests"
}

# write_site FOLDER TOOL DRIVER LEVELS: what runtest reads there.
write_site()
{
	mkdir -p "$1" || fail "can't make $1"
	triplet=$($CC -dumpmachine)
	front=
	# These have no levels: what comes first is for the test's own options to override.
	case $2:$3 in
	g++:dg.exp | gcc:i386.exp | libgomp:*) front=$(echo "$4" | tr -d '{}') ;;
	esac
	srcdir=$tests
	[ "$2" != libgomp ] || {
		srcdir=$openmp
		for name in cuda_driver_include cuda_driver_lib hsa_runtime_lib offload_plugins \
			offload_targets offload_additional_options offload_additional_lib_paths; do
			echo "set $name {}"
		done >"$1/libgomp-test-support.exp"
	}
	# GCC's testsuite leaves out tests without loops where an option has that word.
	echo -funroll-loops >"$1/unrolled"
	cat >"$1/site.exp" <<-END
		set rootme ""
		set srcdir "$srcdir"
		set tmpdir .
		foreach name {host build target} {
		    set \${name}_triplet $triplet
		    set \${name}_alias $triplet
		}
		set GCC_UNDER_TEST "$CC $front"
		set GXX_UNDER_TEST "$CXX $front"
		set HOSTCC "$CC"
		set HOSTCFLAGS ""
		set CFLAGS ""
		set CXXFLAGS ""
		set TORTURE_OPTIONS [list $4]
		set gpp_std_list {98 17}
		lappend boards_dir "$source/boards"
	END
	[ "$2" != libgomp ] || echo "set DEFAULT_CFLAGS {$front}" >>"$1/site.exp"
}

# list_tests: "TOOL DRIVER FILE" of each test.
list_tests()
{
	[ "$count" = 0 ] || list_more
	for folder in execute execute/ieee; do
		driver=$(basename $folder).exp
		for file in "$tests/gcc.c-torture/$folder"/*.c; do
			echo "gcc $driver $(basename "$file")"
		done
	done
	grep -l 'dg-do run' "$tests"/g++.dg/torture/*.C | while read -r file; do
		echo "g++ dg-torture.exp $(basename "$file")"
	done
}

# list_more: those of the suites that have more than programs. Folders of g++.dg with
# a driver of their own are other suites.
list_more()
{
	list_files gcc dg-torture.exp "$tests"/gcc.dg/torture/*.c
	list_files gcc i386.exp "$tests"/gcc.target/i386/*.c
	list_files libgomp c.exp "$openmp"/libgomp.c/*.c "$openmp"/libgomp.c-c++-common/*.c
	list_files libgomp c++.exp "$openmp"/libgomp.c++/*.C
	find "$tests"/g++.dg -mindepth 2 -name '*.exp' | sed 's|/[^/]*$|/|' | sort -u >"$output/others"
	find "$tests"/g++.dg -name '*.C' | grep -vFf "$output/others" | sort | while read -r file; do
		list_files g++ dg.exp "$file"
	done
}

list_files()
{
	tool=$1 driver=$2
	shift 2
	for file; do
		echo "$tool $driver ${file##*/}"
	done
}

# run_one KIND CHUNK: runs the tests that OUTPUT/chunks/CHUNK lists.
run_one()
{
	work=$output/$1/$2
	[ ! -f "$work/done" ] || return 0
	rm -rf "$work"
	{
		read -r tool driver files
		read -r level
	} <"$output/chunks/$2"
	write_site "$work" "$tool" "$driver" "$level"
	(
		cd "$work" || exit
		TORTURE_RUNS=$work/runs
		# Threads that spin while they wait take time from those that work.
		OMP_WAIT_POLICY=passive
		export TORTURE_RUNS OMP_WAIT_POLICY
		if [ "$1" = bare ]; then
			TORTURE_BARE=1
			export TORTURE_BARE
		else
			TORTURE_FLAGS="-fchecking -fplugin=$plugin -fplugin-arg-markers-entry=* -fplugin-arg-markers-exit=*"
			# By -Wl, for after "-x c++" they would be taken for sources.
			TORTURE_LINK="-Wl,$output/trash.o,$output/trash-asm.o -L$runtime -lmarkers -Wl,-rpath,$runtime"
			export TORTURE_FLAGS TORTURE_LINK
		fi
		runtest --tool "$tool" --target_board=unix -a "$driver=$files" \
			>runtest.out 2>&1 </dev/null
	)
	[ -f "$work/$tool.sum" ] || fail "runtest failed: see $work/runtest.out"
	grep -E '^(PASS|FAIL|XPASS|XFAIL|KFAIL|UNRESOLVED|UNSUPPORTED|UNTESTED|ERROR|WARNING):' \
		"$work/$tool.sum" | grep -vE ' (scan|check-function-bodies|object-size)' |
		case $level in
		*'{'*'{'*) cat ;;
		*) sed "s|^[A-Z]*: |&$level |" ;;
		esac | sort >"$work/results"
	touch "$work/runs"
	touch "$work/done"
}

# run_chunk CHUNK: without and with the plugin.
run_chunk()
{
	run_one bare "$1"
	run_one plugin "$1"
	differences_of "$output/bare/$1/results" "$output/plugin/$1/results" |
		sed 's/^/torture: not so with the plugin: /' >&2
}

# differences_of BARE PLUGIN: what passes in one list and not in the other.
differences_of()
{
	awk 'NR == FNR { if (/^(PASS|XFAIL):/) passes[$0]++; next }
		/^(PASS|XFAIL):/ { passes[$0]-- }
		END { for (line in passes) if (passes[line] > 0) print line }' "$1" "$2" | sort
}

# summarize: the table, and what differs.
summarize()
{
	total=$(ls "$output/chunks" | wc -l)
	finished=$(ls "$output"/plugin/*/done 2>/dev/null | wc -l)
	: >"$output/bare.all"
	: >"$output/plugin.all"
	: >"$output/runs.bare"
	: >"$output/runs.plugin"
	for done in "$output"/plugin/*/done; do
		[ -f "$done" ] || continue
		chunk=$(basename "$(dirname "$done")")
		for kind in bare plugin; do
			cat "$output/$kind/$chunk/results" >>"$output/$kind.all"
			cat "$output/$kind/$chunk/runs" >>"$output/runs.$kind"
		done
	done
	sort -o "$output/bare.all" "$output/bare.all"
	sort -o "$output/plugin.all" "$output/plugin.all"
	differences_of "$output/bare.all" "$output/plugin.all" >"$output/differences"
	echo "chunks of tests: $finished of $total"
	if [ "$count" = 0 ]; then
		awk -f "$source/table.awk" "$output/bare.all" "$output/plugin.all"
	else
		echo "the sample of SEED $(cat "$output/seed")"
		awk -f "$source/suites.awk" "$output/bare.all" "$output/plugin.all"
	fi
	awk '{ off[$1]++; on[$2]++ }
		END { printf "runs with all off: %d pass, %d fail; with all on: %d pass, %d fail\n",
			off["pass"], off["fail"], on["pass"], on["fail"] }' "$output/runs.plugin"
	if [ -s "$output/differences" ]; then
		echo "$(wc -l <"$output/differences") results are not so with the plugin:"
		cat "$output/differences"
		return 1
	fi
	echo 'no differences'
}

tests_of_gcc
$CC -O2 -c -I"$includes" "$source/trash.c" -o "$output/trash.o" &&
	$CC -c "$source/trash-x86_64.S" -o "$output/trash-asm.o" ||
	fail "can't compile the probe"

if [ ! -d "$output/chunks" ]; then
	mkdir -p "$output/chunks.new"
	echo "$seed" >"$output/seed"
	list_tests | awk -v every="$every" -v count="$count" -v seed="$seed" -v levels="$levels" \
		-v folder="$output/chunks.new" -f "$source/chunks.awk"
	mv "$output/chunks.new" "$output/chunks"
fi

cksum <"${plugin%.so}-steps.so" >"$output/plugin.new"
cmp -s "$output/plugin.new" "$output/plugin.cksum" || rm -rf "$output/plugin"
mv "$output/plugin.new" "$output/plugin.cksum"

total=$(ls "$output/chunks" | wc -l)
number=0
for chunk in "$output"/chunks/*; do
	number=$((number + 1))
	name=$(basename "$chunk")
	[ ! -f "$output/plugin/$name/done" ] || continue
	echo "torture: $number of $total, SEED $(cat "$output/seed")" >&2
	run_chunk "$name" &
	[ $((number % jobs)) -ne 0 ] || wait
done
wait
summarize
