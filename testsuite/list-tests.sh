#!/bin/sh
# SPDX-License-Identifier: MIT
# Usage: list-tests.sh SRCDIR AREA...
# Prints a line for each test: area/name, a tab, and its purpose, which is the comment that
# follows the licence. The exit status is 1 if a test has none. This is "make list-tests".

srcdir=$1
shift
status=0

# The first comment after the licence, on one line; it ends with its comment, at an empty
# line of it or at a directive.
purpose()
{
	awk '
	NR <= 3 && /SPDX-License-Identifier/ { next }
	{
		first = text == ""
		if ($0 ~ /^(\/\*|\/\/|#)/)
			opened = 1
		ends = $0 ~ /\*\/ *$/ || !opened
		line = $0
		sub(/ *\*\/ *$/, "", line)
		sub(/^ *(\/\*+|\*+|\/\/|#+) */, "", line)
		sub(/^[ \t]+/, "", line)
		if (!opened || line ~ /^\{ *dg-/ || (line == "" && !first))
			exit
		if (line != "")
			text = text (first ? "" : " ") line
		if (ends || ($0 !~ /^\/\*/ && $0 !~ /^(\/\/|#)/ && $0 !~ /^ /))
			exit
	}
	END { gsub(/  +/, " ", text); print text }' "$1"
}

for area do
	found=
	for file in "$srcdir/markers.$area"/*-[0-9].c "$srcdir/markers.$area"/*-[0-9].cc \
		"$srcdir/markers.$area"/*-[0-9].tcl "$srcdir/markers.$area"/*.exp; do
		[ -f "$file" ] || continue
		# The tests of an area without such files are in its .exp.
		case $file in
		*.exp) [ -z "$found" ] || continue ;;
		*) found=1 ;;
		esac
		text=$(purpose "$file")
		if [ -z "$text" ]; then
			echo "list-tests: $file does not begin with its purpose" >&2
			status=1
		fi
		printf '%s/%s\t%s\n' "$area" "${file##*/}" "$text"
	done
done
exit "$status"
