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
	if ($1 == "attach" && !(($1, $2) in counted)) {
		counted[$1, $2] = 1
		counts[++count_count] = $2
	}
	if ($1 == "objects")
		objects = $2
	if ($1 == "crowd")
		crowd = $3
	if ($1 == "start" || $1 == "event" || $1 == "crowd")
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

function attach_rows(title, change,    i, n, how)
{
	printf "\n%s\n%10s", title, "markers"
	for (how = 1; how <= 3; how++)
		printf " %19s", substr("one by one         in one call        by one pattern", \
			19 * (how - 1) + 1, 19)
	printf "\n"
	for (i = 1; i <= count_count; i++) {
		n = counts[i] SUBSEP 0
		printf "%10d %19s %19s %19.1f\n", counts[i], \
			cell("attach", n, "-", "one." change), \
			cell("attach", n, "-", "all." change), \
			value["attach", n, "-", "pattern." change]
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
	print "\nMicroseconds to attach a probe to each of so many markers (and how many times that is"
	print "what one pattern takes):"
	attach_rows("attach", "attach")
	attach_rows("detach", "detach")
	print "\nMicroseconds to load a copy of a library with 20 markers that all share, with all on,"
	print "and to unload it; means of ten:"
	printf "%10s %14s %14s\n", "libraries", "the first", "of " objects
	for (i = 1; i <= 2; i++) {
		name = i == 1 ? "dlopen" : "dlclose"
		printf "%10s %14.1f %14.1f\n", name, \
			value["objects", objects, 0, "-", "first." name], \
			value["objects", objects, 0, "-", "last." name]
	}
	printf "\nMicroseconds by the clock on the wall of a change while %d threads run in probes:\n", crowd
	for (i = 1; i <= name_count["crowd"]; i++)
		printf "%14s %12.1f\n", names["crowd", i], \
			value["crowd", 1, crowd, "-", names["crowd", i]]
}
