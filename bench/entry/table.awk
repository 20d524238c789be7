# SPDX-License-Identifier: MIT
# table.awk - entry.tsv as a table for people; exits with 1 if observers that are off
# execute more than allowed over -fpatchable-function-entry, which has five NOPs
# where they have one.

BEGIN {
	FS = "\t"
	allowed = 0.1 # per cent, NOPs not counted
	print "every function can be seen entered: instructions that the program itself executes, all of"
	print "them and without NOPs, and processor time, over the same compiler without it; bytes of code\n"
	printf "%-7s %-14s %-4s %10s %12s %10s %10s %10s\n", "program", "variant", "", "executed",
		"without NOPs", "time", "hot bytes", "cold bytes"
}

FNR == 1 { next }

$2 == "bare" || $2 == "clang" {
	base[$1] = $4 + $5
	base_without[$1] = $4
	base_time[$1] = $6
	base_hot[$1] = $7
}

{
	executed = without = "-"
	if ($4 != "") {
		ratio = ($4 + $5) / base[$1]
		ratio_without = $4 / base_without[$1]
		executed = sprintf("%.4f", ratio)
		without = sprintf("%.4f", ratio_without)
		if ($3 == "off")
			off[$1, $2] = ratio_without
	}
	printf "%-7s %-14s %-4s %10s %12s %10.3f %10.3f %10d\n", $1, $2, $3, executed, without,
		$6 / base_time[$1], $7 / base_hot[$1], $8
	programs[$1]
}

END {
	for (name in programs) {
		if (off[name, "observers"] > off[name, "patchable"] + allowed / 100) {
			printf "budget broken: %s: observers at the entries execute %.2f%% more than patchable\n", name,
				100 * (off[name, "observers"] - off[name, "patchable"])
			broken = 1
		}
	}
	exit broken
}
