# SPDX-License-Identifier: MIT
# static.awk - what "objdump -dw" shows of the hosts' hot code: a line a host,
#	host  instructions  bytes  pushes  pops  frame  spills
# without NOPs.  A host's parts (host_x.part.0) count for the host, its cold
# part (host_x.cold, or whatever is in .text.unlikely) does not.

function hex(text,    i, value)
{
	value = 0
	for (i = 1; i <= length(text); i++)
		value = value * 16 + index("0123456789abcdef", substr(text, i, 1)) - 1
	return value
}

/^Disassembly of section/ {
	cold = $4 ~ /^\.text\.(unlikely|markers)/
	host = ""
	next
}

# 0000000000000010 <_ZN7account11host_methodEl>:
/^[0-9a-f]+ <.*>:$/ {
	host = ""
	if (!cold && $2 !~ /\.cold/ && match($2, /host_[a-z0-9_]+/)) {
		host = substr($2, RSTART, RLENGTH)
		if (!(host in instructions)) {
			order[++hosts] = host
			instructions[host] = 0
		}
		framed[host] = 0
	}
	next
}

host == "" || split($0, part, "\t") < 3 { next }

{
	text = part[3]
	sub(/ +(#.*)?$/, "", text)
	if (text ~ /^((data16|cs) )*nop/ || text ~ /^xchg +%ax,%ax$/)
		next
	instructions[host]++
	bytes[host] += split(part[2], byte, " ")
}

text ~ /^push/ { pushes[host]++ }
text ~ /^pop/ { pops[host]++ }
text ~ /^leave/ { pops[host]++ }

# A frame: sub $0x18,%rsp, or add $0xffffffffffffff80,%rsp for 128.
text ~ /^sub +\$0x[0-9a-f]+,%rsp$/ || text ~ /^add +\$0xf{8}[0-9a-f]+,%rsp$/ ||
text ~ /^add +\$0xffffffffffffff[0-9a-f][0-9a-f],%rsp$/ {
	value = text
	sub(/^[a-z]+ +\$0x/, "", value)
	sub(/,%rsp$/, "", value)
	size = text ~ /^add/ ? 256 - hex(substr(value, length(value) - 1)) : hex(value)
	if (size > frame[host])
		frame[host] = size
}

text ~ /^mov +%rsp,%rbp$/ || text ~ /^lea .*\(%rsp\),%rbp$/ { framed[host] = 1 }

# A spill: anything that writes to the stack by an offset.
text ~ /,-?(0x[0-9a-f]+)?\(%rsp[^)]*\)$/ && text !~ /^(cmp|test|bt |ucomi|comi)/ { spills[host]++ }
framed[host] && text ~ /,-?(0x[0-9a-f]+)?\(%rbp[^)]*\)$/ &&
	text !~ /^(cmp|test|bt |ucomi|comi)/ { spills[host]++ }

END {
	for (i = 1; i <= hosts; i++) {
		host = order[i]
		printf "%s\t%d\t%d\t%d\t%d\t%d\t%d\n", host, instructions[host], bytes[host],
			pushes[host], pops[host], frame[host], spills[host]
	}
}
