# SPDX-License-Identifier: MIT
# Files that are made to keep the tool busy (hostile.c): it gives up with a message.
# That its time is bounded is shown by markers.fuzz, which counts instructions.

set hostile [tool_compile hostile1 [concat $MARKERS_INCLUDES [list -O1 $srcdir/$subdir/hostile.c]]]

proc hostile_expect {shape n command message} {
    global hostile
    set file [tool_path hostile1-$shape]
    tool_run $hostile $shape $n $file
    markers_tool_expect "hostile: $shape, $command" [concat $command [list $file]] 2 "" \
	"^markers: \[^\n]*hostile1-$shape: $message\n\$"
    file delete -- $file
}

set work {is damaged: it asks for more work than a file of its size can need \(long names or blocks that many rows share\); link it again}
hostile_expect rows 2000 check $work
hostile_expect middles 2000 {list --sizes} $work
hostile_expect rows 2000 {list --count=marker} $work
hostile_expect notes 2000 list $work
hostile_expect strings 2000 [list enable * -o [tool_path hostile1-out]] $work
foreach command {check list {list --json}} {
    hostile_expect strings 2000 $command $work
    hostile_expect symbols 2000 $command $work
    hostile_expect sections 100 $command {is damaged: its sections overlap; copy or link it again}
    hostile_expect tables 100 $command {is damaged: its site tables have more rows than it has room for; link it again}
    hostile_expect members 300 $command {is a damaged archive \(a member's name has more than 4096 bytes\); make it again with 'ar'(\n[^\n]*)*}
}
# What is fine stays so: the other rows are not padded to the width of one.
tool_run $hostile wide 2000 [tool_path hostile1-wide]
set result [markers_run [list $MARKERS_TOOL list [tool_path hostile1-wide]]]
if {[dict get $result status] eq "0" && [string length [dict get $result out]] < 1000000} {
    pass "hostile: one long name"
} else {
    fail "hostile: one long name ([string length [dict get $result out]] characters)"
}
file delete -- [tool_path hostile1-wide]
