# SPDX-License-Identifier: MIT
# median.awk - lines "key... value", tabs between: one line a key, with the median
# of its values, in the order of the first ones.

BEGIN { FS = OFS = "\t" }

{
	key = $1
	for (i = 2; i < NF; i++)
		key = key OFS $i
	if (!(key in count))
		order[++keys] = key
	values[key, ++count[key]] = $NF + 0
}

function median(key,    i, j, n, v, sorted)
{
	n = count[key]
	for (i = 1; i <= n; i++) {
		v = values[key, i]
		for (j = i - 1; j >= 1 && sorted[j] > v; j--)
			sorted[j + 1] = sorted[j]
		sorted[j + 1] = v
	}
	return n % 2 ? sorted[(n + 1) / 2] : (sorted[n / 2] + sorted[n / 2 + 1]) / 2
}

END {
	for (k = 1; k <= keys; k++)
		printf "%s\t%.3f\n", order[k], median(order[k])
}
