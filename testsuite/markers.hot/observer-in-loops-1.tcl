# SPDX-License-Identifier: MIT
# An observer in a loop around loops costs no more than another marker: GCC makes of
# them what it would make.

# The number of instructions of FUNCTION in FILE, without its cold part.
proc hot_instructions {file function} {
    set text [dict get [markers_run [list objdump -d --no-show-raw-insn \
	--disassemble=$function -j .text $file]] out]
    return [llength [lsearch -all -regexp [split $text \n] {^ +[0-9a-f]+:\t}]]
}

foreach kind {plain observer} options {"-DOBSERVER=" "-DOBSERVER=__attribute__((marker_observer))"} {
    set file($kind) [markers_build observer-in-loops-$kind.o observer-in-loops.c \
	[list -O3 $options] object]
}
foreach function {rows sums numbers} {
    set plain [hot_instructions $file(plain) $function]
    set observer [hot_instructions $file(observer) $function]
    # A register more or less is no matter; a second version of a loop is.
    if {$plain > 20 && $observer <= $plain * 1.05} {
	pass "observer in loops: $function"
    } else {
	fail "observer in loops: $function ($observer instructions, of a marker $plain)"
    }
}
