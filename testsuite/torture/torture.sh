#!/bin/sh
# SPDX-License-Identifier: MIT
#
# torture.sh - GCC's own tests of running programs, with a marker at the entry and
# at each exit of every function: with all off, and with all on and a probe that
# overwrites whatever a called function may.
#
# Usage: sh torture.sh [-j JOBS] [-n N] [-l LEVELS] SOURCE OUTPUT
#
#   -n N	each Nth test only (1: all)
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
# and what it says of both is compared. Exit status: 0 no difference, 1 some,
# 77 if this machine has no tests, 2 if it could not be done.
#
# CC, CXX; PLUGIN, INCLUDES, RUNTIME: plugin, headers, folder of libmarkers.so.
set -u

: "${CC:=gcc}" "${CXX:=g++}"
jobs=1 every=1
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

while getopts j:n:l: option; do
	case $option in
	j) jobs=$OPTARG ;;
	n) every=$OPTARG ;;
	l) levels=$OPTARG ;;
	*) fail "usage: sh torture.sh [-j JOBS] [-n N] [-l LEVELS] SOURCE OUTPUT" ;;
	esac
done
shift $((OPTIND - 1))
[ $# -eq 2 ] || fail "usage: sh torture.sh [-j JOBS] [-n N] [-l LEVELS] SOURCE OUTPUT"
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
		tests=$TORTURE_GCC_SOURCE/gcc/testsuite
	else
		cache=${TORTURE_CACHE:-$output}/source
		tests=$cache/gcc/testsuite
		if [ ! -f "$cache/ready" ]; then
			tarball=$(ls "/usr/src/gcc-$major"/gcc-*.tar.xz 2>/dev/null | head -n 1)
			[ -n "$tarball" ] || missing "needs the package gcc-$major-source"
			command -v xz >/dev/null || missing 'needs xz: install the package xz-utils'
			echo 'torture: unpacking the tests' >&2
			mkdir -p "$cache"
			tar -C "$cache" --strip-components=1 --wildcards -xf "$tarball" \
				'gcc-*/gcc/testsuite/lib' 'gcc-*/gcc/testsuite/config' \
				'gcc-*/gcc/testsuite/gcc.c-torture' \
				'gcc-*/gcc/testsuite/g++.dg/torture' ||
				fail "can't unpack $tarball"
			touch "$cache/ready"
		fi
	fi
	[ -d "$tests/gcc.c-torture/execute" ] || fail "no tests in $tests"
}

# write_site FOLDER: what runtest reads there.
write_site()
{
	mkdir -p "$1" || fail "can't make $1"
	triplet=$($CC -dumpmachine)
	# GCC's testsuite leaves out tests without loops where an option has that word.
	echo -funroll-loops >"$1/unrolled"
	cat >"$1/site.exp" <<-END
		set rootme ""
		set srcdir "$tests"
		set tmpdir .
		foreach name {host build target} {
		    set \${name}_triplet $triplet
		    set \${name}_alias $triplet
		}
		set GCC_UNDER_TEST "$CC"
		set GXX_UNDER_TEST "$CXX"
		set HOSTCC "$CC"
		set HOSTCFLAGS ""
		set CFLAGS ""
		set CXXFLAGS ""
		set TORTURE_OPTIONS [list $levels]
		lappend boards_dir "$source/boards"
	END
}

# list_tests: "TOOL DRIVER FILE" of each test that is a program.
list_tests()
{
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

# run_one KIND CHUNK: runs the tests that OUTPUT/chunks/CHUNK lists.
run_one()
{
	work=$output/$1/$2
	[ ! -f "$work/done" ] || return 0
	rm -rf "$work"
	write_site "$work"
	read -r tool driver files <"$output/chunks/$2"
	(
		cd "$work" || exit
		TORTURE_RUNS=$work/runs
		export TORTURE_RUNS
		if [ "$1" = bare ]; then
			TORTURE_BARE=1
			export TORTURE_BARE
		else
			TORTURE_FLAGS="-fchecking -fplugin=$plugin -fplugin-arg-markers-entry=* -fplugin-arg-markers-exit=*"
			TORTURE_LINK="$output/trash.o $output/trash-asm.o -L$runtime -lmarkers -Wl,-rpath,$runtime"
			export TORTURE_FLAGS TORTURE_LINK
		fi
		runtest --tool "$tool" --target_board=unix -a "$driver=$files" \
			>runtest.out 2>&1 </dev/null
	)
	[ -f "$work/$tool.sum" ] || fail "runtest failed: see $work/runtest.out"
	grep -E '^(PASS|FAIL|XPASS|XFAIL|KFAIL|UNRESOLVED|UNSUPPORTED|UNTESTED|ERROR|WARNING):' \
		"$work/$tool.sum" | sort >"$work/results"
	touch "$work/runs"
	touch "$work/done"
}

# run_chunk CHUNK: without and with the plugin.
run_chunk()
{
	run_one bare "$1"
	run_one plugin "$1"
	cmp -s "$output/bare/$1/results" "$output/plugin/$1/results" ||
		diff "$output/bare/$1/results" "$output/plugin/$1/results" |
		sed -n 's/^[<>] .*/torture: &/p' >&2
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
	diff "$output/bare.all" "$output/plugin.all" >"$output/differences"
	echo "chunks of tests: $finished of $total"
	awk -f "$source/table.awk" "$output/bare.all" "$output/plugin.all"
	awk '{ off[$1]++; on[$2]++ }
		END { printf "runs with all off: %d pass, %d fail; with all on: %d pass, %d fail\n",
			off["pass"], off["fail"], on["pass"], on["fail"] }' "$output/runs.plugin"
	if [ -s "$output/differences" ]; then
		echo "$(grep -c '^>' "$output/differences") results differ:"
		sed -n 's/^[<>]/&/p' "$output/differences"
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
	# Ten tests each, from all over the list, so that a part of them is a sample.
	list_tests | awk -v every="$every" -v folder="$output/chunks.new" '
		(NR - 1) % every == 0 {
			key = $1 " " $2
			if (!(key in tests))
				keys[++kinds] = key
			test[key, tests[key]++] = $3
		}
		END {
			for (k = 1; k <= kinds; k++) {
				key = keys[k]
				chunks = int((tests[key] + 9) / 10)
				for (c = 0; c < chunks; c++) {
					file = sprintf("%s/%06d-%d", folder, 1000000 * c / chunks, k)
					printf "%s", key >file
					for (t = c; t < tests[key]; t += chunks)
						printf " %s", test[key, t] >file
					printf "\n" >file
					close(file)
				}
			}
		}'
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
	echo "torture: $number of $total" >&2
	run_chunk "$name" &
	[ $((number % jobs)) -ne 0 ] || wait
done
wait
summarize
