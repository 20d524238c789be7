# SPDX-License-Identifier: MIT
# The verdict of bench/experiments: what it accepts, and what breaks it.

# Rows of a table, each {part loop mechanism first-quartile median third-quartile}.
proc verdict_table {rows} {
    global objdir
    set text "part\tloop\tmechanism\tstate\tsamples\tminimum\tquartile1\tmedian\tquartile3\tthen\tabsent_because\n"
    foreach row $rows {
	lassign $row part loop mechanism low median high
	append text [join [list $part $loop $mechanism off 9 0 $low $median $high - ""] "\t"] "\n"
    }
    markers_write [file join $objdir verdict.tsv] $text
}

# The table of a quiet machine with the rows of CHANGES in place of its own, and what
# the verdict says of it.
proc verdict_expect {title changes status out} {
    global objdir MARKERS_TOP_SRCDIR
    set rows {
	{loops memcpy nop/nopl -0.1 0 0.1}	{loops memcpy branch -0.1 0.1 0.2}
	{loops memcpy {bare again} -0.1 0 0.1}	{loops empty nop/nopl 0 0 0.1}
	{loops empty {one NOP} 0 0.1 0.1}	{loops empty {bare again} 0 0 0.1}
	{conditions stride key 0 0.1 0.1}	{conditions stride {immediate by hand} 0 0.1 0.2}
	{conditions stride {bare again} 0 0 0.1} {conditions stride {memory, misses} 9 10 11}
	{conditions chained {memory, misses} 300 400 500}
    }
    foreach change $changes {
	set index [lsearch -exact [lmap row $rows {lrange $row 0 2}] [lrange $change 0 2]]
	set rows [lreplace $rows $index $index $change]
    }
    verdict_table $rows
    markers_expect "verdict: $title" [list awk -f $MARKERS_TOP_SRCDIR/bench/experiments/verdict.awk \
	[file join $objdir verdict.tsv]] $status $out {}
}

verdict_expect "all holds" {} 0 {^(holds: [^\n]*\n)+$}
verdict_expect "another kind is faster" {{loops memcpy branch -1.1 -1 -0.9}} 1 \
    {BROKEN: loops, memcpy loop: nop/nopl takes \+1.00 cycles over branch, tolerance 0.20}
verdict_expect "faster, but within its own spread" {{loops memcpy branch -1.8 -1 -0.2}} 0 {^(holds: [^\n]*\n)+$}
verdict_expect "faster, but the bare loop is not sure of itself" \
    {{loops memcpy branch -1.1 -1 -0.9} {loops memcpy {bare again} 0.5 0.9 1}} 0 {^(holds: [^\n]*\n)+$}
verdict_expect "more than a NOP" {{loops empty nop/nopl 1 1 1.1}} 1 {BROKEN: loops, empty loop: nop/nopl}
verdict_expect "a slow key" {{conditions stride key 1.9 2 2.1}} 1 {BROKEN: conditions, stride loop: key takes}
verdict_expect "no slow memory" {{conditions chained {memory, misses} 0.2 0.3 0.4}} 1 \
    {BROKEN: conditions: key takes 0.10 cycles, memory, misses \(chained loop\) 0.30}
