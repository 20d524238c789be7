# SPDX-License-Identifier: MIT
# ld -r that takes groups apart leaves notes and descriptors twice: all sites work, and
# nothing untrue is said.

set objects {}
foreach name {folded-a folded-b} {
    set plain [tool_object $name.o "
	object
	marker m
	.globl [string map {- _} $name]
	.type [string map {- _} $name], @function
[string map {- _} $name]:
	site m, host, 1
	ret
	.size [string map {- _} $name], . - [string map {- _} $name]
    "]
    set folded [tool_path $name-folded.o]
    if {[dict get [markers_run [list ld -r --force-group-allocation $plain -o $folded]] status] ne "0"} {
	unsupported "folded groups (ld has no --force-group-allocation)"
	return
    }
    lappend objects $folded
}
set library [tool_compile folded.so [concat {-shared -nostdlib} $objects]]
if {[llength [markers_rows $library]] == 2} {
    pass "folded groups: both sites are listed"
} else {
    fail "folded groups: both sites are listed"
}
markers_tool_expect "folded groups: nothing is wrong" [list check $library] 0 \
    {^[^\n]*: note: 1 descriptor is there twice, with the same prototype; the library takes two for one marker\n[^\n]*: 2 sites, no fault\n$} ""
# Without section headers the rows are those of the notes: once.
set bare [tool_edit [tool_edit $library folded-half.so 0x28 [lrepeat 8 0]] folded-bare.so 0x3c {0 0 0 0}]
if {[llength [markers_rows $bare]] == 2} {
    pass "folded groups: both sites are listed once without section headers"
} else {
    fail "folded groups: both sites are listed once without section headers"
}
