#!/bin/sh
# SPDX-License-Identifier: MIT
# Usage: check.sh SRCDIR AREA...
#	 check.sh SRCDIR --test AREA/TEST
# Runs the areas (folders SRCDIR/markers.AREA), CHECK_JOBS at a time, each with
# a runtest of its own in areas/AREA, and gives the verdict. This is what
# "make check" does; with --test it runs one test, or those that the glob TEST
# matches ("make check-one"). Reads from the environment:
#	RUNTEST, RUNTESTFLAGS	the program, and arguments for it
#	CHECK_JOBS		how many areas run at the same time
#	SPLIT			areas that are long: CHECK_JOBS parts of each run,
#				in areas/AREA-PART, unless there are RUNTESTFLAGS
#	SMOKE			a compiler command that loads the plugin

: "${RUNTEST:=runtest}" "${CHECK_JOBS:=2}" "${SPLIT:=}"

# One area or part of one, in its folder; called by the xargs below.
if [ "$1" = --one ]; then
	srcdir=$2
	folder=$3
	area=$4
	cd "areas/$folder" || exit 1
	echo "running $folder"
	# shellcheck disable=SC2086 # RUNTESTFLAGS are words
	"$RUNTEST" --tool markers --srcdir "$srcdir" --objdir "$(pwd)" \
		--directory "markers.$area" $RUNTESTFLAGS >runtest.out 2>&1 </dev/null
	echo "finished $folder: $(grep -c '^PASS: ' markers.sum) passed"
	exit 0
fi

srcdir=$(cd "$1" && pwd) || exit 1
shift
if ! command -v "$RUNTEST" >/dev/null 2>&1; then
	echo "check: $RUNTEST not found: install dejagnu" >&2
	exit 1
fi
# A folder that is not in AREAS would never be run, and nobody would see.
for folder in "$srcdir"/markers.*; do
	if ! grep -q -w -F -e "${folder##*/markers.}" "$srcdir/Makefile.am"; then
		echo "check: ${folder##*/} is not in AREAS of testsuite/Makefile.am" >&2
		exit 1
	fi
done

if [ "${1:-}" = --test ]; then
	area=${2%/*}
	area=${area##*markers.}
	name=${2##*/}
	# shellcheck disable=SC2086 # a glob
	tests=$(cd "$srcdir/markers.$area" 2>/dev/null && ls -d -- $name 2>/dev/null)
	if [ -z "$area" ] || [ -z "$tests" ]; then
		echo "check: no test is \"$2\": say TEST=area/name-1.c; \"make list-tests\" shows all" >&2
		exit 1
	fi
	# shellcheck disable=SC2086,SC2116 # names, on one line
	case $name in
	*.exp) RUNTESTFLAGS="$(echo $tests) ${RUNTESTFLAGS:-}" ;;
	*) RUNTESTFLAGS="$area.exp=$name ${RUNTESTFLAGS:-}" ;;
	esac
	set -- "$area"
fi
if [ $# -eq 0 ]; then
	exec sh "$srcdir/verdict.sh"
fi

sums=
runs=
# prepare FOLDER AREA [LINE]: LINE is added to the folder's site.exp.
prepare()
{
	rm -rf "areas/$1"
	mkdir -p "areas/$1" || exit 1
	{
		cat site.exp
		echo "set objdir \"$(pwd)/areas/$1\""
		[ -z "${3:-}" ] || echo "$3"
	} >"areas/$1/site.exp"
	sums="$sums areas/$1/markers.sum"
	runs="$runs$1 $2
"
}
for area do
	case " $SPLIT " in
	*" $area "*) parts=$CHECK_JOBS ;;
	*) parts=1 ;;
	esac
	if [ "$parts" -eq 1 ] || [ -n "${RUNTESTFLAGS:-}" ]; then
		prepare "$area" "$area"
		continue
	fi
	part=1
	while [ "$part" -le "$parts" ]; do
		prepare "$area-$part" "$area" "set MARKERS_PART {$part $parts}"
		part=$((part + 1))
	done
done

# Nothing else is worth a run, or a message, if the plugin does not load.
if [ -n "$SMOKE" ]; then
	# shellcheck disable=SC2086 # a command
	if ! message=$(echo 'int x;' | $SMOKE -x c -S -o /dev/null - 2>&1); then
		echo "check: the plugin does not load, so no test was run: $message" >&2
		echo "0 passed, 1 failed"
		exit 1
	fi
fi

export RUNTEST RUNTESTFLAGS
(
	while sleep 10 >/dev/null 2>&1; do
		# shellcheck disable=SC2086 # names without blanks
		echo "so far: $(cat $sums 2>/dev/null | grep -c '^PASS: ') passed"
	done
) &
heartbeat=$!
printf '%s' "$runs" | xargs -P "$CHECK_JOBS" -L 1 sh "$srcdir/check.sh" --one "$srcdir"
kill "$heartbeat" 2>/dev/null
# shellcheck disable=SC2086 # names without blanks
exec sh "$srcdir/verdict.sh" $sums
