# SPDX-License-Identifier: MIT
# The table and the JSON text of "markers list" on each kind of file.

set program [tool_two_sites list-two]

markers_tool_expect "table: header" [list list $program] 0 \
    {^MARKER +STATE  SITE +BLOCK +BLOCK SECTION  FUNCTION  SOURCE\n} ""
markers_tool_expect "table: a marker without provider" [list list $program] 0 \
    {\nrequest_start +off    0x[0-9a-f]+ +0x[0-9a-f]+ +\.text +main +dir/sites.c:12\n} ""
markers_tool_expect "table: a marker with provider" [list list $program] 0 \
    {\nstorage:cache_miss +off    0x[0-9a-f]+ +0x[0-9a-f]+ +\.text +lookup +dir/sites.c:34\n} ""
markers_tool_expect "table: four lines" [list list $program] 0 {^([^\n]+\n){4}$} ""

# Exactly these keys, and after them those that are ours.
set keys {marker provider site block block_section function file line kind enabled encoding site_section host}
foreach row [markers_rows $program] {
    if {[dict keys $row] eq $keys} {
	pass "json: keys of [dict get $row function]"
    } else {
	fail "json: keys of [dict get $row function] ([dict keys $row])"
    }
}
tool_expect_row "json: first row" $program 0 {
    marker request_start provider {} site 0x[1-9a-f][0-9a-f]* block 0x[1-9a-f][0-9a-f]*
    block_section {\.text} function main file dir/sites\.c line 12 kind nop enabled false
    site_section {\.text} host main
}
tool_expect_row "json: second row, inlined" $program 1 {
    marker cache_miss provider storage function lookup line 34 host main
}
tool_expect_row "json: third row" $program 2 {marker cache_miss function unused line 56 host unused}
markers_tool_expect "json: strings, numbers and booleans" [list list --json $program] 0 \
    {"site": "0x[0-9a-f]+", .*"line": 12, "kind": "nop", "enabled": false} ""

# A site whose bytes are the jump to its block is on; a jump elsewhere is not.
set row [lindex [markers_rows $program] 0]
lassign [tool_section $program .text] address offset
set where [expr {[dict get $row site] - $address + $offset}]
set distance [expr {[dict get $row block] - [dict get $row site] - 5}]
binary scan [binary format i $distance] c4 bytes
set on [tool_edit $program list-on $where [concat 0xe9 $bytes]]
tool_expect_row "json: a site that is on" $on 0 {enabled true}
tool_expect_row "json: its neighbour is off" $on 1 {enabled false}
markers_tool_expect "table: a site that is on" [list list $on] 0 {\nrequest_start +on +0x} ""
binary scan [binary format i [expr {$distance + 1}]] c4 bytes
set other [tool_edit $program list-other $where [concat 0xe9 $bytes]]
tool_expect_row "json: a jump to elsewhere is not on" $other 0 {enabled false}
markers_tool_expect "table: a jump to elsewhere" [list list $other] 0 {\nrequest_start +other +0x} ""

# Kinds of output and linkers: the same three rows.
proc expect_three {title file} {
    set seen {}
    foreach row [markers_rows $file] {
	lappend seen [dict get $row function]
    }
    if {[lsort $seen] eq {lookup main unused}} {
	pass "list: $title"
    } else {
	fail "list: $title ($seen)"
    }
}
foreach linker {bfd gold lld mold} {
    if {![markers_have linker-$linker]} {
	unsupported "list: linker $linker"
	continue
    }
    foreach {kind options} {
	-pie {-pie} -no-pie {-no-pie} -static {-static} -static-pie {-static-pie} -shared {-shared}
	"--gc-sections" {-Wl,--gc-sections,--export-dynamic -pie}
    } {
	if {$linker eq "gold" && $kind eq "-static-pie"} {
	    continue	;# gcc passes it an option that it does not have
	}
	expect_three "$kind by $linker" \
	    [tool_two_sites list-kind [concat -fuse-ld=$linker $options]]
    }
}
expect_three "ld -r" [tool_two_sites list-r.o {-r -nostdlib}]
tool_run strip -o [tool_path list-stripped] $program
expect_three "stripped" [tool_path list-stripped]
tool_expect_row "json: no host without symbols" [tool_path list-stripped] 2 {function unused host null}

# Without section headers (e_shoff, e_shnum, e_shstrndx) the note leads there.
set bare [tool_edit [tool_edit $program list-bare0 40 {0 0 0 0 0 0 0 0}] list-bare 60 {0 0 0 0}]
expect_three "without section headers" $bare
tool_expect_row "json: no sections without section headers" $bare 0 \
    {block_section null site_section null host null}
# Under another name, too.
tool_run objcopy --rename-section marker_sites=others $program [tool_path list-renamed]
expect_three "renamed section" [tool_path list-renamed]
