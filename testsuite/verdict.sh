#!/bin/sh
# SPDX-License-Identifier: MIT
# Usage: verdict.sh SUM...
# Adds up DejaGnu's .sum files. The last line is "N passed, N failed"; the exit
# status is 0 only if something passed and nothing failed. What DejaGnu lets
# pass counts as failed: ERROR, UNRESOLVED, XPASS, KPASS, a warning that a test
# was miscounted, a file that is missing, not finished, or without a PASS.

if [ $# -eq 0 ]; then
	echo "verdict: no area was run" >&2
	echo "0 passed, 1 failed"
	exit 1
fi

passed=0
failed=0
for sum do
	if [ ! -f "$sum" ]; then
		echo "verdict: $sum: missing"
		failed=$((failed + 1))
		continue
	fi
	p=$(grep -c '^PASS: ' "$sum")
	x=$(grep -c -E '^(UNSUPPORTED|XFAIL|KFAIL|UNTESTED): ' "$sum")
	f=$(grep -c -E '^(FAIL|XPASS|KPASS|UNRESOLVED|ERROR|DUPLICATE)(:| )' "$sum")
	if ! grep -q '=== .* Summary ===$' "$sum"; then
		echo "verdict: $sum: runtest did not come to its end"
		f=$((f + 1))
	elif [ "$p" -eq 0 ] && [ "$f" -eq 0 ]; then
		echo "verdict: $sum: nothing passed"
		f=1
	fi
	grep -E '^(FAIL|XPASS|KPASS|UNRESOLVED|ERROR|DUPLICATE)(:| )' "$sum"
	echo "$sum: $p passed, $f failed, $x not for this machine"
	passed=$((passed + p))
	failed=$((failed + f))
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
