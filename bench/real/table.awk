# SPDX-License-Identifier: MIT
# table.awk - functions.tsv and real.tsv as a table for people; exits with 1 if the
# budget is broken.

BEGIN {
	FS = "\t"
	events = 21
	allowed = 0.1 # per cent of instructions over bare and NOPs, per place with an event
	shown = 6
}

# program variant function instructions nops
FNR == NR {
	own[$1, $2, $3] = $4
	if ($2 == "bare")
		functions[$1] = functions[$1] "\t" $3
	next
}

# program variant instructions nops seconds
FNR == 1 {
	print "instructions that the program itself executes, NOPs not counted; processor time\n"
	printf "%-8s %-9s %12s %10s %9s %13s %10s\n", "program", "variant", "instructions",
		"over bare", "NOPs", "time, median", "time/bare"
	next
}

$2 == "bare" {
	bare = $3
	bare_nops = $4
	seconds = $5
	programs[++number] = $1
}

{
	over = 100 * ($3 - bare) / bare
	printf "%-8s %-9s %12d %+9.3f%% %+9d %11.3f s %10.3f\n", $1, $2, $3, over, $4 - bare_nops,
		$5, $5 / seconds
	if (($2 == "markers" || $2 == "observer") && over / events > allowed) {
		broken = broken sprintf("budget broken: %s with %s: %.3f%% per event in the source, %.1f%% allowed\n",
			$1, $2, over / events, allowed)
	}
}

# The functions with the most instructions over bare.
function worst(program, variant,    n, name, i, j, best, extra, used)
{
	n = split(functions[program], name, "\t")
	for (j = 0; j < shown; j++) {
		best = 0
		for (i = 2; i <= n; i++) {
			extra = own[program, variant, name[i]] - own[program, "bare", name[i]]
			if (!(i in used) && (!best || extra > most)) {
				best = i
				most = extra
			}
		}
		if (most <= 0)
			return
		used[best] = 1
		printf "  %-8s %-9s %-34s %+10d of %d\n", program, variant, name[best], most,
			own[program, "bare", name[best]]
	}
}

END {
	print "\nfunctions with the most instructions over bare (inlining moves them, too):"
	for (p = 1; p <= number; p++)
		worst(programs[p], "markers")
	printf "\n%s", broken
	print broken ? "budget: broken" : "budget: kept"
	exit broken != ""
}
