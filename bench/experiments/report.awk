# SPDX-License-Identifier: MIT
# report.awk - experiments.tsv as tables for people. -v hot=FILE: bytes of hot code.

BEGIN {
	FS = "\t"
	while ((getline line <hot) > 0) {
		split(line, field, FS)
		bytes[field[1]] = field[2]
	}
}

NR == 1 { next }

{
	if (!(($1, $2) in is_loop)) {
		is_loop[$1, $2] = 1
		loops[$1] = loops[$1] FS $2
	}
	if (!(($1, $3) in is_mechanism)) {
		is_mechanism[$1, $3] = 1
		mechanisms[$1] = mechanisms[$1] FS $3
	}
	if ($5) {
		median[$1, $2, $3, $4] = $8
		text[$1, $2, $3, $4] = number($8) " [" number($7) " " number($9) "]"
	}
	then[$1, $2, $3, $4] = $10
	if ($11 != "")
		why[$1, $3, $4] = $11
}

function number(x)
{
	return sprintf(x < 100 && x > -100 ? "%.2f" : "%.0f", x)
}

function cell(part, loop, mechanism, state)
{
	return (part, loop, mechanism, state) in text ? text[part, loop, mechanism, state] : "-"
}

function was(part, loop, mechanism, state)
{
	return (part, loop, mechanism, state) in then ? then[part, loop, mechanism, state] : "-"
}

function heading(text)
{
	print "\n" text "\n"
}

function reasons(part, mechanism)
{
	if ((part, mechanism, "off") in why)
		printf "  %s, off: %s\n", mechanism, why[part, mechanism, "off"]
	if ((part, mechanism, "on") in why)
		printf "  %s, on: %s\n", mechanism, why[part, mechanism, "on"]
}

# Does PART have rows of MECHANISM?
function has(part, mechanism)
{
	return (part, mechanism) in is_mechanism
}

function loops_table(    list, count, i, name, place)
{
	heading("a. An event in a loop: cycles a turn above the bare loop")
	printf "%-11s %-8s %-19s %-22s %-21s %-22s %s\n", "", "", "empty, off", "empty, on",
		"memcpy, off", "memcpy, on", "2006, off: empty memcpy"
	count = split("one NOP|nop/nopl|nop/data16|nop/nops|flip|call/nopl|call/data16|call/nops|" \
		"branch|immediate|flag|asm goto key|sdt|LTTng-UST|XRay custom|XRay typed|bare again",
		list, "|")
	for (i = 1; i <= count; i++) {
		name = list[i]
		if (!has("loops", name))
			continue
		place = index(name, "/")
		printf "%-20s %-19s %-22s %-21s %-22s %6s %6s\n", \
			sprintf("%-11s %s", place ? substr(name, 1, place - 1) : name,
			place ? substr(name, place + 1) : ""),
			cell("loops", "empty", name, "off"), cell("loops", "empty", name, "on"),
			cell("loops", "memcpy", name, "off"), cell("loops", "memcpy", name, "on"),
			was("loops", "empty", name, "off"), was("loops", "memcpy", name, "off")
	}
	printf "%-20s %-42s %s\n", "the bare loop", cell("loops", "empty", "bare", "-"),
		cell("loops", "memcpy", "bare", "-")
	for (i = 1; i <= count; i++)
		reasons("loops", list[i])
	print "Then: a Pentium 4 of 3 GHz. Its figures for NOPs stand with both kinds that have them."
}

function conditions_row(loop, name)
{
	if (has("conditions", name))
		printf "%-10s %-19s %-26s %-26s %s\n", loop, name, cell("conditions", loop, name, "off"),
			cell("conditions", loop, name, "on"), was("conditions", loop, name, "off")
}

function conditions_table(    list, count, i)
{
	heading("b. A condition in a loop: cycles a turn above the bare loop")
	printf "%-10s %-19s %-26s %-26s %s\n", "loop", "condition on", "not taken", "taken, increments",
		"2007, whole turn"
	count = split("memory, misses|memory, hits|immediate by hand|key|asm goto key|bare again", list, "|")
	for (i = 1; i <= count; i++)
		conditions_row("stride", list[i])
	conditions_row("scattered", "memory, misses")
	conditions_row("chained", "memory, misses")
	conditions_row("chained", "memory, hits")
	for (i = 1; i <= count; i++)
		reasons("conditions", list[i])
	print "stride: 128 bytes from turn to turn; scattered: in an order that can't be foreseen; chained:" \
		"\nand a turn waits for the memory of the one before."
}

function share(loop, a, b)
{
	if (!(("syscalls", loop, a, "on") in median && ("syscalls", loop, b, "on") in median))
		return "-"
	return sprintf("%+.2f%%", 100 * (median["syscalls", loop, a, "on"] - median["syscalls", loop, b, "on"]) / \
		(median["syscalls", loop, "bare", "-"] + median["syscalls", loop, b, "on"]))
}

function then_share(loop,    a, b)
{
	a = was("syscalls", loop, "probe tls", "on")
	b = was("syscalls", loop, "probe global", "on")
	return a == "-" || b == "-" ? "-" : sprintf("%+.2f%% (%s s, %s s)", 100 * (a - b) / b, a, b)
}

function syscalls_table(    list, count, i)
{
	heading("c. An event before and one behind a system call: cycles a turn above the bare loop")
	count = split("empty umask getppid pipe", list, " ")
	printf "%-8s %-27s %-22s %-22s %-22s %-22s %s\n", "loop", "bare", "off", "on, empty probe",
		"on, global", "on, TLS", "on, by a key"
	for (i = 1; i <= count; i++)
		printf "%-8s %-27s %-22s %-22s %-22s %-22s %s\n", list[i],
			cell("syscalls", list[i], "bare", "-"), cell("syscalls", list[i], "nop/nopl", "off"),
			cell("syscalls", list[i], "nop/nopl", "on"), cell("syscalls", list[i], "probe global", "on"),
			cell("syscalls", list[i], "probe tls", "on"), cell("syscalls", list[i], "probe key", "on")
	print "\nThe whole loop with a count that each thread has, over a global one; over one that a key chooses; and then:"
	for (i = 1; i <= count; i++)
		printf "%-8s %9s %9s   %s\n", list[i], share(list[i], "probe tls", "probe global"),
			share(list[i], "probe tls", "probe key"), then_share(list[i])
}

function growth_table(    names, count, sites, i)
{
	heading("d. How cost grows: n sites in the body of an empty loop, off; cycles a turn above the bare loop")
	count = split("nop/nopl|flip|call/nopl|branch|immediate|flag|asm goto key|sdt", names, "|")
	printf "%-4s", "n"
	for (i = 1; i <= count; i++)
		printf " %13s", names[i]
	printf "\n"
	for (sites = 1; sites <= 64; sites *= 2) {
		printf "%-4d", sites
		for (i = 1; i <= count; i++)
			printf " %13s", ("growth", sites, names[i], "off") in median ? \
				sprintf("%.2f", median["growth", sites, names[i], "off"]) : "-"
		printf "\n"
	}
	for (i = 1; i <= count; i++)
		reasons("growth", names[i])
}

function many_table(    names, count, i, name)
{
	heading("   100,000 sites, 20 a function, each after an addition and each executed in turn, off")
	printf "%-14s %15s %6s %s\n", "", "hot code, bytes", "a site", "cycles a site above bare: 2,000 10,000 100,000"
	count = split("bare|nop/nopl|flip|call/nopl|branch|immediate|sdt|asm goto key", names, "|")
	for (i = 1; i <= count; i++) {
		name = names[i]
		if (name in bytes)
			printf "%-14s %15d %6.2f %25s %7s %7s\n", name, bytes[name],
				(bytes[name] - bytes["bare"]) / 100000, a_site(2000, name),
				a_site(10000, name), a_site(100000, name)
		reasons("many", name)
	}
	print "For bare: cycles of an addition and its share of what calls it."
}

function a_site(sites, name,    state)
{
	state = name == "bare" ? "-" : "off"
	return ("many", sites, name, state) in median ? sprintf("%.2f", median["many", sites, name, state] / sites) : "-"
}

END {
	print "Medians, and the quartiles [1st 3rd] around them, over runs, repetitions and the four places" \
		"\nin a cache line where the loops of a, b and d begin. A cycle is one of the time stamp counter."
	loops_table()
	conditions_table()
	syscalls_table()
	growth_table()
	many_table()
}
