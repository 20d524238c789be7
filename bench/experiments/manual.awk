# SPDX-License-Identifier: MIT
# manual.awk - the tables of the manual's chapter "Then and now", doc/figures.texi:
#
#	awk -f manual.awk -v hot=RESULTS/hot RESULTS/experiments.txt RESULTS/experiments.tsv

BEGIN {
	FS = "\t"
	while ((getline line <hot) > 0) {
		split(line, field, FS)
		bytes[field[1]] = field[2]
	}
}

# The head of the report.
FILENAME ~ /\.txt$/ {
	if (match($0, /^(processor|counter|kernel|compiler|XRay|load|runs): +/)) {
		name = $0
		sub(/:.*/, "", name)
		about[name] = substr($0, RLENGTH + 1)
	}
	next
}

$5 > 0 {
	median[$1, $2, $3, $4] = $8
	quartiles[$1, $2, $3, $4] = number($7) " to " number($9)
}

$10 != "-" { then[$1, $2, $3, $4] = $10 }

function number(x)
{
	return sprintf(x < 100 && x > -100 ? "%.2f" : "%.0f", x)
}

function figure(part, loop, mechanism, state)
{
	return (part, loop, mechanism, state) in median ? number(median[part, loop, mechanism, state]) : "--"
}

function was(part, loop, mechanism, state)
{
	return (part, loop, mechanism, state) in then ? then[part, loop, mechanism, state] : "--"
}

function shown(name)
{
	return name ~ /^(nop|call|flip|branch|immediate)/ ? "@code{" name "}" : name
}

function head()
{
	print "@c SPDX-License-Identifier: MIT"
	print "@c Made by bench/experiments/manual.awk from a run of make -C bench experiments.\n"
	print "@table @asis"
	count = split("processor|counter|kernel|compiler|XRay|load|runs", list, "|")
	for (i = 1; i <= count; i++)
		if (list[i] in about)
			printf "@item %s\n%s\n", list[i], about[list[i]]
	print "@end table\n"
}

function loops(    list, count, i)
{
	print "@subheading An event in a loop\nCycles a turn above the bare loop; 2006: off, on a Pentium@tie{}4.\n"
	print "@multitable @columnfractions .2 .1 .12 .16 .12 .15 .15"
	print "@headitem mechanism @tab empty, off @tab on @tab memcpy, off @tab on @tab 2006, empty @tab memcpy"
	count = split("nop/nopl|nop/data16|nop/nops|flip|call/nopl|call/data16|call/nops|branch|" \
		"immediate|flag|asm goto key|sdt|LTTng-UST|XRay custom|XRay typed|one NOP|bare again", list, "|")
	for (i = 1; i <= count; i++)
		printf "@item %s @tab %s @tab %s @tab %s @tab %s @tab %s @tab %s\n", shown(list[i]),
			figure("loops", "empty", list[i], "off"), figure("loops", "empty", list[i], "on"),
			figure("loops", "memcpy", list[i], "off"), figure("loops", "memcpy", list[i], "on"),
			was("loops", "empty", list[i], "off"), was("loops", "memcpy", list[i], "off")
	printf "@item the bare loop @tab %s @tab @tab %s @tab @tab @tab\n",
		figure("loops", "empty", "bare", "-"), figure("loops", "memcpy", "bare", "-")
	print "@end multitable\n"
	printf "Half of the measurements of the default were %s (empty loop) and %s (memcpy) when off,\n" \
		"and of the bare loop against itself %s and %s.\n\n",
		quartiles["loops", "empty", "nop/nopl", "off"], quartiles["loops", "memcpy", "nop/nopl", "off"],
		quartiles["loops", "empty", "bare again", "off"], quartiles["loops", "memcpy", "bare again", "off"]
}

function condition(loop, name)
{
	printf "@item %s @tab %s @tab %s @tab %s @tab %s\n", name, loop, figure("conditions", loop, name, "off"),
		figure("conditions", loop, name, "on"), was("conditions", loop, name, "off")
}

function conditions()
{
	print "@subheading A condition in a loop\nCycles a turn above the bare loop; 2007: cycles of then.\n"
	print "@multitable @columnfractions .28 .18 .18 .18 .18"
	print "@headitem condition on @tab lines @tab not taken @tab taken @tab 2007"
	condition("stride", "memory, misses")
	condition("stride", "memory, hits")
	condition("stride", "immediate by hand")
	condition("stride", "key")
	condition("stride", "asm goto key")
	condition("scattered", "memory, misses")
	condition("chained", "memory, misses")
	condition("chained", "memory, hits")
	print "@end multitable\n"
}

function syscalls(    list, count, i)
{
	print "@subheading An event before and one after a system call\nCycles a turn above the bare loop; then: seconds of the whole loop, with data of each"
	print "processor and without.\n"
	print "@multitable @columnfractions .12 .13 .1 .13 .13 .13 .13 .13"
	print "@headitem loop @tab bare @tab off @tab on, empty @tab global @tab TLS @tab key @tab then"
	count = split("empty umask getppid pipe", list, " ")
	for (i = 1; i <= count; i++)
		printf "@item %s @tab %s @tab %s @tab %s @tab %s @tab %s @tab %s @tab %s\n", list[i],
			figure("syscalls", list[i], "bare", "-"), figure("syscalls", list[i], "nop/nopl", "off"),
			figure("syscalls", list[i], "nop/nopl", "on"), figure("syscalls", list[i], "probe global", "on"),
			figure("syscalls", list[i], "probe tls", "on"), figure("syscalls", list[i], "probe key", "on"),
			was("syscalls", list[i], "probe tls", "on") == "--" ? "--" : \
			was("syscalls", list[i], "probe tls", "on") ", " was("syscalls", list[i], "probe global", "on")
	print "@end multitable\n"
}

function growth(    list, count, i, n)
{
	count = split("nop/nopl|flip|call/nopl|branch|immediate|flag|asm goto key|sdt", list, "|")
	print "@subheading Several sites in the body of an empty loop\nAll off; cycles a turn above the bare loop.\n"
	print "@multitable @columnfractions .07 .12 .1 .12 .11 .12 .1 .14 .1"
	printf "@headitem sites"
	for (i = 1; i <= count; i++)
		printf " @tab %s", list[i]
	printf "\n"
	for (n = 1; n <= 64; n *= 2) {
		printf "@item %d", n
		for (i = 1; i <= count; i++)
			printf " @tab %s", figure("growth", n, list[i], "off")
		printf "\n"
	}
	print "@end multitable\n"
}

function each(sites, name)
{
	return ("many", sites, name, "off") in median ? number(median["many", sites, name, "off"] / sites) : "--"
}

function many(    list, count, i)
{
	count = split("nop/nopl|flip|call/nopl|branch|immediate|asm goto key|sdt", list, "|")
	print "@subheading Many sites\nTwenty a function, all off, each executed in turn: bytes of hot code and cycles of"
	print "each site, above the same code without them.\n"
	print "@multitable @columnfractions .24 .16 .2 .2 .2"
	print "@headitem mechanism @tab bytes @tab 2,000 sites @tab 10,000 @tab 100,000"
	for (i = 1; i <= count; i++)
		if (list[i] in bytes)
			printf "@item %s @tab %.2f @tab %s @tab %s @tab %s\n", shown(list[i]),
				(bytes[list[i]] - bytes["bare"]) / 100000, each(2000, list[i]),
				each(10000, list[i]), each(100000, list[i])
	print "@end multitable"
}

END {
	head()
	loops()
	conditions()
	syscalls()
	growth()
	many()
}
