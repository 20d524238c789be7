# SPDX-License-Identifier: MIT
# budget.awk - tax.tsv against what a site may cost: says what is broken, and
# exits with 1 if anything is.

BEGIN {
	FS = "\t"
	average = 1.5
}

NR == 1 { for (i = 1; i <= NF; i++) name[i] = $i; next }

{
	for (i = 4; i <= NF; i++)
		value[$1, $2, i] = $i
	if ($3 == "scalar" && $2 == "bare")
		order[++hosts] = $1
}

function broken(text)
{
	print "budget broken: " text
	failed = 1
}

function check(host, variant,    i)
{
	for (i = 6; i <= 9; i++)
		if (value[host, variant, i] > value[host, "bare", i])
			broken(host " with " variant ": " name[i] " " value[host, variant, i] \
				", bare " value[host, "bare", i])
	if (value[host, "sdt", 4] != "-" && value[host, variant, 4] > value[host, "sdt", 4] &&
	    value[host, variant, 4] > value[host, "bare", 4])
		broken(host " with " variant ": " value[host, variant, 4] " instructions, sdt " \
			value[host, "sdt", 4] ", bare " value[host, "bare", 4])
	total[variant] += value[host, variant, 4] - value[host, "bare", 4]
}

END {
	if (!hosts) {
		print "budget: no hosts"
		exit 1
	}
	for (h = 1; h <= hosts; h++) {
		check(order[h], "markers")
		check(order[h], "observer")
		if (value[order[h], "observer", 4] > value[order[h], "markers", 4])
			broken(order[h] ": observer " value[order[h], "observer", 4] \
				" instructions, markers " value[order[h], "markers", 4])
	}
	for (variant in total)
		if (total[variant] / hosts > average)
			broken(sprintf("%s: %.2f instructions over bare on average, %.1f allowed",
				variant, total[variant] / hosts, average))
	print failed ? "budget: broken" : "budget: kept (" hosts " hosts with scalar arguments)"
	exit failed
}
