#!/bin/sh
# SPDX-License-Identifier: MIT
#
# Usage: sh live.sh SOURCE OUTPUT PLUGIN INCLUDES LIBRARIES
#
# What it takes to turn sites on and off while threads run through them, what the
# threads see of it, what 100,000 sites add to a program's start, and what an
# enabled event takes; what it takes to attach to many markers, and to load a library
# when many are loaded.  LIBRARIES is the folder of the shared libmarkers.  Leaves
# OUTPUT/live.tsv and OUTPUT/live.txt, and prints the latter.  Exit status: 0, 1 if
# a budget is broken, 2 if it could not be measured.
#
# Each figure is a median of many runs, in which what is compared takes turns.
# LIVE_TRIALS says how many, LIVE_OBJECTS how many libraries, LIVE_THREADS how many
# threads run through the sites, LIVE_CROWD how many are in a probe when these are more
# than processors, LIVE_WAYS which values of MARKERS_PATCH are tried; CC names the compiler.
set -u

source=$1
output=$2
plugin=$3
includes=$4
libraries=$5
: "${CC:=gcc}" "${LIVE_CROWD:=1000}" "${LIVE_OBJECTS:=500}" "${LIVE_TRIALS:=15}" "${LIVE_WAYS:=auto mem mprotect int3}"
unset MARKERS MARKERS_PATCH
LC_ALL=C
LD_LIBRARY_PATH=$libraries
export LC_ALL LD_LIBRARY_PATH

fail()
{
	echo "live: $*" >&2
	exit 2
}

processors=$(getconf _NPROCESSORS_ONLN)
[ "$processors" -gt 1 ] || processors=2
: "${LIVE_THREADS:=$((processors - 1))}"

flags='-O2 -Wall -Wextra -Wno-unused-parameter -pthread'
with_sites="-fplugin=$plugin -I$includes"
# Without sites all hosts are the same function.
without_sites="-fno-ipa-icf -I$includes"

# compile FILE OBJECT FLAGS...
compile()
{
	file=$1
	object=$2
	shift 2
	# shellcheck disable=SC2086 # lists of words
	$CC $flags "$@" -c "$source/$file" -o "$output/$object.o" ||
		fail "$file does not compile"
}

# link PROGRAM LIBRARY OBJECTS...
link()
{
	program=$1
	library=$2
	shift 2
	# shellcheck disable=SC2086
	(cd "$output" && $CC $flags "$@" -Wl,--no-as-needed $library -o "$program") ||
		fail "$program does not link"
}

# hosts NAME FLAGS: the objects of 100,000 sites; a file of 9,000 is used ten times.
hosts()
{
	# shellcheck disable=SC2086
	{
		compile hosts.c "$1-0" $2 -DFEW -DEVENT=event_1000 -DHOSTS=hosts_0
		compile hosts.c "$1-1" $2 -DEVENT=event_10000 -DHOSTS=hosts_1
		compile hosts.c "$1-many" $2 -DEVENT=event_100000 -DHOSTS=hosts_many
		compile threads.c "$1-threads" $2
	}
	objects="$1-threads.o $1-0.o $1-1.o"
	for number in 2 3 4 5 6 7 8 9 10 11; do
		objcopy --redefine-sym hosts_many=hosts_$number "$output/$1-many.o" \
			"$output/$1-$number.o" || fail 'objcopy fails'
		objects="$objects $1-$number.o"
	done
}

build()
{
	use="-L$libraries -lmarkers"
	hosts sites "$with_sites"
	# shellcheck disable=SC2086
	{
		compile program.c program $with_sites
		compile change.c change $with_sites
		link program "$use" program.o change.o $objects
	}
	hosts plain "$without_sites"
	# shellcheck disable=SC2086
	{
		compile plain.c plain $without_sites
		link plain '' plain.o $objects
		link library "$use" plain.o $objects
		compile cycles.c cycles $with_sites
		link cycles "$use" cycles.o
		compile crowd.c crowd $with_sites
		link crowd "$use" crowd.o
		compile start.c start
		link start '' start.o
		compile attach.c attach $with_sites
		link attach "$use" attach.o -ldl
		compile library.c copy $with_sites -fPIC
		link copy.so '' -shared copy.o
	}
}

# So many copies of a library that are different files for the loader.
copies()
{
	rm -rf "$output/copies"
	mkdir -p "$output/copies" || fail "can't make $output/copies"
	number=0
	while [ "$number" -lt "$LIVE_OBJECTS" ]; do
		cp "$output/copy.so" "$output/copies/$number.so" || fail 'no copies'
		number=$((number + 1))
	done
}

# note WHAT SITES THREADS WAY: lines "name value" of a program, into raw.
note()
{
	awk -v key="$1	$2	$3	$4" '{ print key "\t" $1 "\t" $2 }' "$output/lines" \
		>>"$output/raw"
}

# run WHAT SITES THREADS WAY [ROUNDS]
run()
{
	what=$1 sites=$2 threads=$3 way=$4
	shift 4
	case $way in
	bare | none) MARKERS_PATCH='' "$output/program" "$what" "$way" "$sites" "$threads" "$@" ;;
	*) MARKERS_PATCH=$way "$output/program" "$what" library "$sites" "$threads" "$@" ;;
	esac >"$output/lines" || fail "program $what fails ($sites sites, $threads threads, $way)"
	note "$what" "$sites" "$threads" "$way"
}

measure()
{
	trial=0
	while [ "$trial" -lt "$LIVE_TRIALS" ]; do
		trial=$((trial + 1))
		for sites in 1 1000 10000 100000; do
			for threads in 0 "$LIVE_THREADS"; do
				for way in bare $LIVE_WAYS; do
					run change "$sites" "$threads" "$way" 21
				done
			done
		done
	done
	trial=0
	while [ "$trial" -lt $(((LIVE_TRIALS + 4) / 5)) ]; do
		trial=$((trial + 1))
		for sites in 1 100000; do
			for way in none bare $LIVE_WAYS; do
				run stall "$sites" "$LIVE_THREADS" "$way"
			done
		done
		"$output/start" 101 plain="$output/plain" library="$output/library" \
			off="$output/program" on+="$output/program" >"$output/lines" ||
			fail 'start fails'
		note start 100000 0 -
		"$output/cycles" >"$output/lines" || fail 'cycles fails'
		note event 1 0 -
		"$output/crowd" "$LIVE_CROWD" 5 >"$output/lines" || fail 'crowd fails'
		note crowd 1 "$LIVE_CROWD" -
		for markers in 1000 10000; do
			"$output/attach" markers "$markers" >"$output/lines" || fail 'attach fails'
			note attach "$markers" 0 -
		done
		"$output/attach" objects "$output/copies"/*.so >"$output/lines" || fail 'attach fails'
		note objects "$LIVE_OBJECTS" 0 -
	done
}

[ $# -eq 5 ] || fail 'usage: sh live.sh SOURCE OUTPUT PLUGIN INCLUDES LIBRARIES'
mkdir -p "$output" || fail "can't make $output"
output=$(cd "$output" && pwd)
[ -f "$plugin" ] || fail "no plugin $plugin: run make first"
[ -f "$libraries/libmarkers.so" ] || fail "no libmarkers.so in $libraries: run make first"
rm -f "$output/raw"
build
copies
measure
rm -rf "$output/copies"
awk -f "$source/median.awk" "$output/raw" >"$output/medians" || fail 'no medians'
awk -f "$source/ratio.awk" "$output/medians" "$output/medians" >"$output/live.tsv"
$CC --version | sed -n 1p >"$output/live.txt"
{
	sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | sed -n 1p
	echo "$processors processors, Linux $(uname -r)"
	echo
	awk -f "$source/table.awk" "$output/live.tsv"
	echo
	awk -f "$source/budget.awk" "$output/live.tsv"
	echo $? >"$output/status"
} >>"$output/live.txt"
cat "$output/live.txt"
exit "$(cat "$output/status")"
