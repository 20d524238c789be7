# SPDX-License-Identifier: MIT
# table.awk - counts results of GCC's testsuite by options.
#
# Usage: awk -f table.awk BARE PLUGIN: two sorted lists of "PASS: test options what".

function level_of(line) {
	if (match(line, / {2,3}-[^:]*(execution test|\(test for excess errors\))/) == 0)
		return "other"
	line = substr(line, RSTART, RLENGTH)
	sub(/ +(execution test|\(test for excess errors\))$/, "", line)
	gsub(/^ +| +$/, "", line)
	sub(/@unrolled/, "-funroll-loops", line)
	return line
}

/execution test/ || /test for excess errors/ {
	column = FILENAME == ARGV[1] ? "bare" : "plugin"
	what = /execution test/ ? "run" : "compile"
	level = level_of($0)
	if (!(level in seen)) {
		seen[level] = ++levels
		name[levels] = level
	}
	result = $1 == "PASS:" ? "pass" : $1 == "FAIL:" ? "fail" : "other"
	count[level, what, column, result]++
}

END {
	printf "%-34s %23s  %23s\n", "", "compiled: bare, plugin", "run: bare, plugin"
	for (i = 1; i <= levels; i++) {
		printf "%-34s", name[i]
		for (j = 1; j <= 2; j++) {
			what = j == 1 ? "compile" : "run"
			for (k = 1; k <= 2; k++) {
				column = k == 1 ? "bare" : "plugin"
				pass = count[name[i], what, column, "pass"]
				all = pass + count[name[i], what, column, "fail"]
				printf " %6d/%-5d", pass, all
			}
		}
		print ""
	}
}
