# SPDX-License-Identifier: MIT
# ratio.awk - medians, as live.tsv: what is measured, of how many sites, with how
# many threads running through them, which way, the value, what it is compared
# with, the ratio, the unit.  The medians are read twice.

BEGIN { FS = OFS = "\t" }

function against(what, sites, threads, name)
{
	if (what == "change")
		return value[what, sites, threads, "bare", name]
	if (what == "stall")
		return value[what, sites, threads, "none", name]
	if (what == "start")
		return name == "library" ? value[what, sites, threads, "-", "plain"] : \
			value[what, sites, threads, "-", "library"]
	if (what == "attach")
		return value[what, sites, threads, "-", "pattern" substr(name, index(name, "."))]
	if (what == "objects")
		return value[what, sites, threads, "-", "first" substr(name, index(name, "."))]
	return what == "crowd" ? 0 : value[what, sites, threads, "-", "key"]
}

NR == FNR { value[$1, $2, $3, $4, $5] = $6; next }

FNR == 1 { print "what", "sites", "threads", "way", "name", "value", "against", "ratio", "unit" }

{
	base = against($1, $2, $3, $5)
	print $0, base, (base + 0 ? sprintf("%.2f", $6 / base) : "-"), \
		($1 == "event" ? "cycles" : "us")
}
