# SPDX-License-Identifier: MIT
# Code that was moved elsewhere after the link: its rows name what nothing runs.

set bolt [lindex [concat [auto_execok llvm-bolt] [auto_execok llvm-bolt-16]] 0]
if {$bolt eq ""} {
    unsupported "code moved by llvm-bolt (it is not available)"
} else {
    set program [tool_two_sites moved-two {-Wl,--emit-relocs}]
    markers_tool_expect "code moved: before" [list check $program] 0 {3 sites, no fault} ""
    tool_run $bolt $program -o [tool_path moved-bolted]
    markers_tool_expect "code moved: by llvm-bolt" [list check [tool_path moved-bolted]] 1 \
	{row 0 \(marker [^\n]*\): its code has been moved elsewhere after the link, and nothing runs where its site is; use the file as it was linked} ""
}

# Whoever moves it: the functions are all in another section than the site.
set text {
	object
	marker m
	.section .text.old,"ax",@progbits
	site m, host, 1
	ret
	.section .text.new,"ax",@progbits
	.globl	host
	.type	host, @function
host:	ret
	.size	host, . - host
}
markers_write [tool_path moved.ld] "SECTIONS { .text.old : { *(.text.old) } .text.new : { *(.text.new) } } INSERT AFTER .text;\n"
markers_tool_expect "code moved: all symbols are elsewhere" \
    [list check [tool_shared moved.so $text [list -Wl,-T,[tool_path moved.ld]]]] 1 \
    {its code has been moved elsewhere after the link} ""
