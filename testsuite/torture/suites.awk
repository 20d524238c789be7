# SPDX-License-Identifier: MIT
# suites.awk - counts results of GCC's testsuite by suite.
#
# Usage: awk -f suites.awk BARE PLUGIN: two sorted lists of "PASS: level test options what".

function suite_of(path) {
	if (path ~ /^g\+\+\.dg\/torture\//)
		return "g++.dg/torture"
	if (path ~ /^g\+\+\.dg\//)
		return "g++.dg"
	if (path ~ /^libgomp/ || path ~ /^c-c\+\+-common\//)
		sub(/\/.*/, "", path)
	else if (match(path, /^[^\/]*\/[^\/]*/))
		path = substr(path, 1, RLENGTH)
	return path
}

/^(PASS|XFAIL):/ {
	path = ""
	for (i = 2; i <= NF && path == ""; i++)
		if ($i ~ /\//)
			path = $i
	suite = suite_of(path)
	if (!(suite in seen)) {
		seen[suite] = ++suites
		name[suites] = suite
	}
	column = FILENAME == ARGV[1] ? "bare" : "plugin"
	what = /execution( test|,)/ ? "run" : "compile"
	count[suite, what, column]++
	if (column == "bare" && !((suite, path) in files)) {
		files[suite, path] = 1
		tests[suite]++
		all++
	}
}

END {
	printf "%-26s %6s %21s %21s\n", "", "tests", "compile: bare, plugin", "run: bare, plugin"
	for (i = 1; i <= suites; i++)
		printf "%-26s %6d %13d %7d %13d %7d\n", name[i], tests[name[i]],
			count[name[i], "compile", "bare"], count[name[i], "compile", "plugin"],
			count[name[i], "run", "bare"], count[name[i], "run", "plugin"]
	printf "%-26s %6d\n", "tests that pass bare", all
}
