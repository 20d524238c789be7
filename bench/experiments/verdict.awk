# SPDX-License-Identifier: MIT
# verdict.awk - checks experiments.tsv for what the default and the keys promise.
# Exit status 1 if a promise is broken.
#
# Two figures are the same within the noise if they differ by no more than the
# wider of their spreads (between the quartiles) and that of the bare loop measured
# against itself, and what the latter is off by.

BEGIN { FS = "\t" }

$5 > 0 {
	median[$1, $2, $3, $4] = $8
	spread[$1, $2, $3, $4] = $9 - $7
	known[$3] = 1
	if ($1 == "loops" && $4 == "off" && $3 ~ /^(nop|flip|call|branch|immediate)/ && !($3 in kind)) {
		kind[$3] = 1
		kinds[++number] = $3
	}
}

function absolute(x)
{
	return x < 0 ? -x : x
}

function larger(a, b)
{
	return a > b ? a : b
}

function tolerance(part, loop, a, b,    control)
{
	control = part SUBSEP loop SUBSEP "bare again" SUBSEP "off"
	return larger(spread[control], larger(spread[part, loop, a, "off"], \
		spread[part, loop, b, "off"])) + absolute(median[control])
}

function say(fine, text)
{
	print (fine ? "holds:  " : "BROKEN: ") text
	if (!fine)
		broken = 1
}

# A is at or below B, within the noise.
function at_most(part, loop, a, b,    difference, allowed)
{
	if (!((part, loop, a, "off") in median && (part, loop, b, "off") in median)) {
		say(0, sprintf("no figures to compare %s with %s", a, b))
		return
	}
	difference = median[part, loop, a, "off"] - median[part, loop, b, "off"]
	allowed = tolerance(part, loop, a, b)
	say(difference <= allowed, sprintf("%s, %s loop: %s takes %+.2f cycles over %s, tolerance %.2f",
		part, loop, a, difference, b, allowed))
}

# A takes less than a quarter of what B does in LOOP.
function far_below(a, b, loop,    low, high)
{
	low = median["conditions", "stride", a, "off"]
	high = median["conditions", loop, b, "off"]
	say(high - low > tolerance("conditions", "stride", a, a) && 4 * low < high,
		sprintf("conditions: %s takes %.2f cycles, %s (%s loop) %.2f", a, low, b, loop, high))
}

END {
	for (i = 1; i <= number; i++)
		if (kinds[i] != "nop/nopl")
			at_most("loops", "memcpy", "nop/nopl", kinds[i])
	at_most("loops", "empty", "nop/nopl", "one NOP")
	key = "key" in known ? "key" : "asm goto key"
	at_most("conditions", "stride", key, "immediate by hand")
	far_below(key, "memory, misses", "stride")
	far_below("immediate by hand", "memory, misses", "stride")
	far_below(key, "memory, misses", "chained")
	far_below("immediate by hand", "memory, misses", "chained")
	if (key != "key")
		print "open:   the plugin has no keys; an asm goto key stood in"
	exit broken
}
