# SPDX-License-Identifier: MIT
# chunks.awk - divides GCC's tests into chunks, files of "TOOL DRIVER TEST..." and a
# line of levels.
#
# Usage: awk -v folder=FOLDER -v levels=LEVELS -v every=N -v count=COUNT -v seed=SEED -f chunks.awk
#
# It reads lines "TOOL DRIVER TEST". COUNT not 0: as many tests from each driver,
# chosen by SEED, and one of LEVELS for each chunk.

# A number below n; the same from each awk, for it stays in the integers of a double.
function random(n) {
	state = state * 16807 % 2147483647
	return int(state / 2147483647 * n)
}

# Leaves TESTS of the kind KEY, chosen by the seed.
function choose(key, n,	t, other, keep) {
	for (t = 0; t < n && t < tests[key]; t++) {
		other = t + random(tests[key] - t)
		keep = test[key, t]
		test[key, t] = test[key, other]
		test[key, other] = keep
	}
	if (tests[key] > n)
		tests[key] = n
}

function write_chunk(key, file, c, chunks,	t) {
	printf "%s", key >file
	for (t = c; t < tests[key]; t += chunks)
		printf " %s", test[key, t] >file
	printf "\n%s\n", count ? level[1 + random(level_count)] : levels >file
	close(file)
}

(NR - 1) % every == 0 {
	key = $1 " " $2
	if (!(key in tests))
		keys[++kinds] = key
	test[key, tests[key]++] = $3
}

END {
	state = seed % 2147483646 + 1
	random(2)
	level_count = split(levels, level, /} */) - 1
	for (k = 1; k <= level_count; k++)
		level[k] = level[k] "}"
	# From all over the list, so that a part of the chunks is a sample. Small ones have more of LEVELS.
	size = count ? 4 : 10
	for (k = 1; k <= kinds; k++) {
		key = keys[k]
		if (count)
			choose(key, int((count + kinds - 1) / kinds))
		chunks = int((tests[key] + size - 1) / size)
		for (c = 0; c < chunks; c++)
			write_chunk(key, sprintf("%s/%06d-%d", folder, 1000000 * c / chunks, k), c, chunks)
	}
}
