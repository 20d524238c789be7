# SPDX-License-Identifier: MIT
# table.awk - tax.tsv as a table for people, and the summary.

BEGIN { FS = "\t" }

NR == 1 { next }

{
	host = $1
	variant = $2
	if (!(host in class)) {
		order[++hosts] = host
		class[host] = $3
	}
	if (!(variant in is_variant)) {
		variants[++number] = variant
		is_variant[variant] = 1
	}
	for (i = 4; i <= NF; i++)
		value[host, variant, i] = $i
}

function over(host, variant, column)
{
	return value[host, variant, column] - value[host, "bare", column]
}

function mark(letter, n)
{
	return n ? sprintf(" %s%+d", letter, n) : ""
}

function cell(host, variant)
{
	if (value[host, variant, 4] == "-")
		return "-"
	return sprintf("%+d", over(host, variant, 4)) mark("p", over(host, variant, 6)) \
		mark("q", over(host, variant, 7)) mark("f", over(host, variant, 8)) \
		mark("s", over(host, variant, 9))
}

# The fields are those of the heading in END.
function summarise(variant,    i, host, n, extra, total, more, most, hosts_more,
	pushes, pops, frames, spills, bytes, run)
{
	if (value[order[1], variant, 4] == "-") {
		printf "%-9s not installed\n", variant
		return
	}
	for (i = 1; i <= hosts; i++) {
		host = order[i]
		extra = over(host, variant, 4)
		total += extra
		if (extra > 0) {
			more += extra
			hosts_more++
		}
		if (extra > most)
			most = extra
		bytes += over(host, variant, 5)
		run += over(host, variant, 10) / value[host, "bare", 10]
		pushes += over(host, variant, 6) > 0
		pops += over(host, variant, 7) > 0
		frames += over(host, variant, 8) > 0
		spills += over(host, variant, 9) > 0
	}
	printf "%-9s %+6d %+7.2f %+6d %+7.2f %+5d %6d %5d %5d %5d %5d  %+6.1f%%\n", variant,
		total, total / hosts, bytes, more / hosts, most, hosts_more, pushes, pops,
		frames, spills, 100 * run / hosts
}

END {
	printf "%-17s %5s", "host", "bare"
	for (v = 2; v <= number; v++)
		printf " %-21s", variants[v]
	printf "\n"
	for (i = 1; i <= hosts; i++) {
		host = order[i]
		line = sprintf("%-17s %5d", host (class[host] == "scalar" ? "" : " *"),
			value[host, "bare", 4])
		for (v = 2; v <= number; v++)
			line = line sprintf(" %-21s", cell(host, variants[v]))
		sub(/ +$/, "", line)
		print line
	}
	print "\nInstructions of the hot code, NOPs not counted: bare, then what a variant has more;" \
		"\np pushes, q pops, f bytes of frame, s stores to the stack, if there is a difference." \
		"\n*: the budget does not hold for it (arguments that are not scalars, or not kept by bare)."

	printf "\nover bare,  hot instructions   bytes  if never less   hosts with more              executed\n"
	printf   "%2d hosts     total average           average  most  instr.  push   pop frame spill\n", hosts
	for (v = 2; v <= number; v++)
		summarise(variants[v])
}
