# SPDX-License-Identifier: MIT
# budget.awk - live.tsv against the budgets: says what is broken, and exits with 1
# if anything is.

BEGIN {
	FS = "\t"
	most_change = 2   # times bare stores and three barriers
	most_start = 100  # us that 100,000 sites add to a start
	most_event = 10   # cycles over a direct call behind a key
}

function broken(text)
{
	print "budget broken: " text
	failed = 1
}

NR == 1 { next }

$1 == "change" && $2 == 100000 && $4 == "auto" && $5 !~ /wall/ {
	checked++
	if ($6 > most_change * $7)
		broken($5 " of " $2 " sites with " $3 " threads: " $8 " times bare stores, " \
			most_change " allowed")
}

$1 == "start" && $5 == "off" {
	checked++
	if ($6 - $7 > most_start)
		broken(sprintf("start with nothing enabled: %.1f us more for %d sites, %d allowed",
			$6 - $7, $2, most_start))
}

$1 == "event" && $5 == "marker" {
	checked++
	if ($6 - $7 > most_event)
		broken(sprintf("event: %.1f cycles over a key, %d allowed", $6 - $7, most_event))
}

END {
	if (checked < 10) {
		print "budget: not all was measured"
		exit 1
	}
	print failed ? "budget: broken" : "budget: kept"
	exit failed
}
