# SPDX-License-Identifier: MIT
# executed.awk - what the program itself executed, without NOPs.
#
# Usage: awk -v program=PATH -f executed.awk NOPS CALLGRIND-OUTPUT
#
# NOPS has the addresses of the program's NOPs, as 0x401000, a line each; the
# output is one of "callgrind --dump-instr=yes --compress-strings=no
# --compress-pos=no". Prints a line a function, its name, instructions and NOPs,
# and one for all of them named "*". Libraries are left out: how many
# instructions memcpy takes depends on where the linker put the buffers.

FNR == NR { nop[$1] = 1; next }

/^ob=/ {
	ours = substr($0, 4) == program
	next
}

/^fn=/ {
	name = substr($0, 4)
	sub(/\.(part|constprop|isra|cold).*/, "", name)
	sub(/'[0-9]+$/, "", name) # recursion
	next
}

# The line after this one has what the call cost, callees and all.
/^calls=/ { getline; next }

ours && /^0x/ {
	total++
	if ($1 in nop)
		nops[name] += $3
	else
		instructions[name] += $3
	seen[name] = 1
}

END {
	if (!total)
		exit 1
	for (name in seen) {
		printf "%s\t%d\t%d\n", name, instructions[name], nops[name]
		all += instructions[name]
		all_nops += nops[name]
	}
	printf "*\t%.0f\t%.0f\n", all, all_nops
}
