# SPDX-License-Identifier: MIT
# table.awk - live.tsv as tables for people.

BEGIN { FS = "\t" }

NR == 1 { next }

{
	value[$1, $2, $3, $4, $5] = $6
	ratio[$1, $2, $3, $4, $5] = $8
	if (!(($1, $4) in seen)) {
		seen[$1, $4] = 1
		ways[$1, ++number[$1]] = $4
	}
	if (!(($1, $2, $3) in seen)) {
		seen[$1, $2, $3] = 1
		loads[$1, ++load_count[$1]] = $2 SUBSEP $3
	}
	if ($1 == "start" || $1 == "event")
		names[$1, ++name_count[$1]] = $5
}

function cell(what, load, way, name)
{
	if (way == "bare" || way == "none")
		return sprintf("%.1f", value[what, load, way, name])
	return sprintf("%.1f (%s)", value[what, load, way, name], ratio[what, load, way, name])
}

function rows(what, name, title,    i, w, part)
{
	printf "\n%s\n%7s %7s", title, "sites", "threads"
	for (w = 1; w <= number[what]; w++)
		printf " %19s", ways[what, w]
	printf "\n"
	for (i = 1; i <= load_count[what]; i++) {
		split(loads[what, i], part, SUBSEP)
		printf "%7d %7d", part[1], part[2]
		for (w = 1; w <= number[what]; w++)
			printf " %19s", cell(what, loads[what, i], ways[what, w], name)
		printf "\n"
	}
}

END {
	print "Microseconds of its thread to turn sites on or off, and how many times that is what"
	print "bare stores and three barriers take (bare).  Threads: how many run through the sites;"
	print "with 0, one that sleeps."
	rows("change", "first.on", "on, the first time")
	rows("change", "first.off", "off, the first time")
	rows("change", "again.on", "on again")
	rows("change", "again.off", "off again")
	print "\nThe same by the clock on the wall, where other programs count:"
	rows("change", "first.on.wall", "on, the first time")
	rows("change", "again.on.wall", "on again")
	rows("change", "again.off.wall", "off again")
	print "\nMicroseconds that a run of a host of ten sites takes a thread while they change; none:"
	print "nothing changes.  An enabled site takes longer, and the machine does other things, too."
	rows("stall", "first.p99.9", "the first time, 99.9th percentile")
	rows("stall", "first.worst", "the first time, worst")
	rows("stall", "again.median", "again and again, median")
	rows("stall", "again.p99.9", "again and again, 99.9th percentile")
	rows("stall", "again.worst", "again and again, worst")
	print "\nMicroseconds of the processor from a program's start to its end:"
	for (i = 1; i <= name_count["start"]; i++)
		printf "%10s %10.1f\n", names["start", i], \
			value["start", 100000, 0, "-", names["start", i]]
	print "plain: without sites and without the library; library: with it; off: with it and"
	print "100,000 sites; on: these with MARKERS=*."
	print "\nCycles of the time stamp counter, of a loop around an event of three arguments with\nan empty probe:"
	for (i = 1; i <= name_count["event"]; i++)
		printf "%10s %10.2f\n", names["event", i], \
			value["event", 1, 0, "-", names["event", i]]
	print "key: a direct call behind an asm goto that is on; two: with two probes."
}
