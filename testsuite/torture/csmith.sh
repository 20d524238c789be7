#!/bin/sh
# SPDX-License-Identifier: MIT
#
# csmith.sh - random programs that csmith makes, with a marker at the entry and at
# each exit of every function and those of csmith-notes.awk: with all off and with
# all on and a probe that overwrites whatever a called function may. What they
# print is compared with the same program without the plugin, whose markers are
# plain functions.
#
# Usage: sh csmith.sh [-t SECONDS] [-n PROGRAMS] [-s SEED] SOURCE OUTPUT
#
#   -t SECONDS	for so long (600); the program begun then is finished
#   -n PROGRAMS	at most so many
#   -s SEED	of the first program (the time); each further one is the next
#
# SOURCE is the folder of this script, OUTPUT where the programs stay that differ.
# Exit status: 0 no difference, 1 some, 77 if there is no csmith here, 2 if it could
# not be done.
#
# CC; PLUGIN, INCLUDES, RUNTIME: plugin, headers, folder of libmarkers.so;
# CSMITH_INCLUDES, the folder of csmith.h (/usr/include/csmith).
set -u

: "${CC:=gcc}"
unset MARKERS MAKEFLAGS MARKERS_TORTURE
LC_ALL=C
export LC_ALL
duration=600 limit=0 seed=$(date +%s)

fail()
{
	echo "csmith: $*" >&2
	exit 2
}

usage='usage: sh csmith.sh [-t SECONDS] [-n PROGRAMS] [-s SEED] SOURCE OUTPUT'
while getopts t:n:s: option; do
	case $option in
	t) duration=$OPTARG ;;
	n) limit=$OPTARG ;;
	s) seed=$OPTARG ;;
	*) fail "$usage" ;;
	esac
done
shift $((OPTIND - 1))
[ $# -eq 2 ] || fail "$usage"
case $duration$limit$seed in
*[!0-9]*) fail "SECONDS, PROGRAMS and SEED are numbers" ;;
esac
source=$(cd "$1" && pwd)
mkdir -p "$2" || fail "can't make $2"
output=$(cd "$2" && pwd)
plugin=${PLUGIN:?} includes=${INCLUDES:?} runtime=${RUNTIME:?}
[ -f "$plugin" ] || fail "no plugin $plugin: run make first"
command -v csmith >/dev/null || {
	echo 'csmith: needs csmith: install the package csmith'
	exit 77
}
headers="-I$includes -I$source -I${CSMITH_INCLUDES:-/usr/include/csmith}"
cd "$output" || exit 2
echo '#include <csmith.h>' >header.c
# shellcheck disable=SC2086 # a list of words
$CC $headers -fsyntax-only -w header.c 2>header.err || {
	echo 'csmith: needs csmith.h: install the package libcsmith-dev'
	exit 77
}
$CC -O2 -c -I"$includes" "$source/trash.c" -o trash.o &&
	$CC -c "$source/trash-x86_64.S" -o trash-asm.o ||
	fail "can't compile the probe"

# options_of N: one set of options.
options_of()
{
	case $(($1 % 11)) in
	0) echo -O0 ;;
	1) echo -O1 ;;
	2) echo -O2 ;;
	3) echo -O3 ;;
	4) echo -Os ;;
	5) echo -Og ;;
	6) echo -O2 -flto ;;
	7) echo -O2 -fPIC -fstack-protector-strong ;;
	8) echo -O3 -march=x86-64-v3 ;;
	9) echo -O2 -fnon-call-exceptions -fexceptions ;;
	10) echo -O2 -g -fno-omit-frame-pointer -fcf-protection=full ;;
	esac
}

# try NAME OPTION...: what NAME.c prints, compared. 1: a difference; 2: no program to compare.
try()
{
	name=$1
	shift
	# shellcheck disable=SC2086
	$CC $headers "$@" -w -DCONTROL "$name.c" -o "$name.bare" 2>"$name.err" || return 2
	# With all on, a program of many calls takes a hundred times as long.
	(ulimit -t 1 && exec timeout 60 "./$name.bare") >"$name.control" 2>&1 || return 2
	grep -v '^notes' "$name.control" >"$name.control-off"
	# shellcheck disable=SC2086
	$CC $headers "$@" -w -fchecking -fplugin="$plugin" '-fplugin-arg-markers-entry=*' \
		'-fplugin-arg-markers-exit=*' "$name.c" -o "$name.exe" trash.o trash-asm.o \
		-L"$runtime" -lmarkers -Wl,-rpath,"$runtime" 2>"$name.err" || {
		echo "not compiled: $(head -n 1 "$name.err")"
		return 1
	}
	timeout 100 "./$name.exe" >"$name.off" 2>&1
	echo "status $?" >"$name.status"
	MARKERS_TORTURE=on timeout 400 "./$name.exe" >"$name.on" 2>&1
	echo "status $?" >>"$name.status"
	[ "$(sort -u "$name.status")" = 'status 0' ] || {
		echo "off, on: $(tr '\n' ' ' <"$name.status")"
		return 1
	}
	grep -v '^notes' "$name.off" | cmp -s - "$name.control-off" || {
		echo 'differs with all off'
		return 1
	}
	cmp -s "$name.on" "$name.control" || {
		echo 'differs with all on'
		return 1
	}
}

echo "csmith: SEED $seed" >&2
first=$seed wrong=0 skipped=0 compared=0
end=$(($(date +%s) + duration))
while [ "$(date +%s)" -lt $end ]; do
	[ "$limit" = 0 ] || [ $((seed - first)) -lt "$limit" ] || break
	name=program-$seed
	more=
	[ $((seed % 3)) -ne 0 ] || more=--float
	csmith --seed "$seed" $more --max-funcs 6 >"$name.raw" || fail "csmith --seed $seed failed"
	awk -f "$source/csmith-notes.awk" "$name.raw" >"$name.c"
	keep=
	for set in "$seed" $((seed + 3 + seed / 11 % 7)); do
		options=$(options_of "$set")
		# shellcheck disable=SC2086
		what=$(try "$name" $options)
		case $? in
		0) compared=$((compared + 1)) ;;
		2) skipped=$((skipped + 1)) ;;
		*)
			echo "SEED $seed, $options: $what"
			keep=yes wrong=$((wrong + 1))
			;;
		esac
	done
	[ -n "$keep" ] || rm -f "$name".*
	[ $wrong -lt 5 ] || break
	seed=$((seed + 1))
done
echo "programs from SEED $first on: $compared the same, $wrong not, $skipped not to be compared"
[ $compared -gt 0 ] || fail 'nothing was compared'
[ $wrong -eq 0 ]
