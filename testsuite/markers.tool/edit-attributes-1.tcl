# SPDX-License-Identifier: MIT
# The copy has the attributes of the file that was read, and no other file's.

set program [tool_two_sites attributes-two]
set out [tool_path attributes-out]
set link [tool_path attributes-link]
file delete -force -- $out $link

# The name stands for another file once the contents are there.
set other [tool_path attributes-other]
file copy -force -- $program $other
file attributes $program -permissions 0751
file attributes $other -permissions 04711
file link -symbolic $link $program
set swap [tool_compile attributes-swap.so [list -shared -fPIC $srcdir/$subdir/edit-swap.c -ldl]]
markers_tool_expect "attributes: the name is another file's meanwhile" [list enable * $link -o $out] 0 \
    {3 sites on} "" -env [list LD_PRELOAD $swap SWAP_LINK $link SWAP_FILE $other]
if {[file readlink $link] ne $other} {
    unresolved "attributes: mode and owner are those of the file that was read"
} elseif {[file attributes $out -permissions] eq "00751"} {
    pass "attributes: mode and owner are those of the file that was read"
} else {
    fail "attributes: mode and owner are those of the file that was read ([file attributes $out -permissions])"
}

# Extended attributes.
set helper [tool_compile attributes-helper [list $srcdir/$subdir/edit-attribute.c]]
if {[dict get [markers_run [list $helper set user.markers.test one $program]] status] ne "0"} {
    unsupported "attributes: user.* (this file system has none)"
} else {
    tool_run $helper set user.other {a longer value} $program
    markers_tool_expect "attributes: enable with user.*" [list enable * $program -o $out] 0 {3 sites on} ""
    markers_expect "attributes: user.* is kept" [list $helper get user.markers.test $out] 0 {^one\n$} ""
    markers_expect "attributes: each of them" [list $helper get user.other $out] 0 {^a longer value\n$} ""
    # One that cannot be written is said.
    set refuse [tool_compile attributes-refuse.so [list -shared -fPIC -DREFUSE $srcdir/$subdir/edit-attribute.c]]
    markers_tool_expect "attributes: enable where user.* is refused" [list enable * $program -o $out] 0 {3 sites on} \
	{^markers: [^\n]*: note: the attribute user\.[^\n]* is not kept: No space left on device; set it with setfattr\n} \
	-env [list LD_PRELOAD $refuse]
}
