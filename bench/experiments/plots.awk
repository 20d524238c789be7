# SPDX-License-Identifier: MIT
# plots.awk - from experiments.tsv, FOLDER/NAME.dat for each plot of plots.gp.

BEGIN { FS = "\t" }

NR == 1 || !$5 { next }

$3 != "bare" {
	value[$1, $2, $3, $4] = $8
	low[$1, $2, $3, $4] = $7
	high[$1, $2, $3, $4] = $9
	if (!(($1, $3) in seen)) {
		seen[$1, $3] = 1
		names[$1] = names[$1] FS $3
	}
}

function columns(part, loop, name, state)
{
	if (!((part, loop, name, state) in value))
		return "\t?\t?\t?"
	return FS value[part, loop, name, state] FS low[part, loop, name, state] FS \
		high[part, loop, name, state]
}

# A bar off and one on for each mechanism of a loop.
function bars(file, part, loop,    list, number, i)
{
	file = folder "/" file ".dat"
	print "mechanism\toff\tlow\thigh\ton\tlow\thigh" >file
	number = split(substr(names[part], 2), list, FS)
	for (i = 1; i <= number; i++)
		if ((part, loop, list[i], "off") in value || (part, loop, list[i], "on") in value)
			print list[i] columns(part, loop, list[i], "off") columns(part, loop, list[i], "on") >file
	close(file)
}

# A line for each mechanism over the numbers in POINTS.
function lines(part, points, each,    file, list, number, x, count, i, j)
{
	file = folder "/" part ".dat"
	number = split(substr(names[part], 2), list, FS)
	printf "sites" >file
	for (i = 1; i <= number; i++)
		printf "\t%s", list[i] >file
	printf "\n" >file
	count = split(points, x, " ")
	for (j = 1; j <= count; j++) {
		printf "%d", x[j] >file
		for (i = 1; i <= number; i++)
			if ((part, x[j], list[i], "off") in value)
				printf "\t%.4f", value[part, x[j], list[i], "off"] / (each ? x[j] : 1) >file
			else
				printf "\t?" >file
		printf "\n" >file
	}
	close(file)
}

END {
	bars("loops-empty", "loops", "empty")
	bars("loops-memcpy", "loops", "memcpy")
	bars("conditions", "conditions", "stride")
	bars("syscalls", "syscalls", "empty")
	lines("growth", "1 2 4 8 16 32 64", 0)
	lines("many", "2000 10000 100000", 1)
}
