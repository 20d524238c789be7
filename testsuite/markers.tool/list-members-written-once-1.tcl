# SPDX-License-Identifier: MIT
# The members of "list --json" and the columns of the table: the table in the source, what
# is printed, the manual and the man page say the same.

source $srcdir/markers.manual/manual.tcl

# {name form} of each member in the source, in order.
set source [markers_read $MARKERS_TOP_SRCDIR/linker/list-members.h]
set members [lmap {all name form} \
    [regexp -all -inline -line {^MEMBER\((\w+), (\w+), \w+, "[^"]+"\)$} $source] {list $name $form}]

proc members_compare {title got expected} {
    if {[llength $expected] < 5} {
	unresolved "members: $title (only {$expected} to compare with)"
    } elseif {$got eq $expected} {
	pass "members: $title"
    } else {
	fail "members: $title: {$got} and not {$expected}"
    }
}

# The words in bold of the man page, from the line FIRST to the line LAST.
proc members_of_man_page {first last} {
    set text [manual_file doc/markers.1]
    set start [string first $first $text]
    set words {}
    foreach line [split [string range $text $start [string first $last $text $start]] \n] {
	if {[regexp {^\.BR? ("[^"]+"|\S+)} $line all word]} {
	    lappend words [string map {\\ ""} [string trim $word \"]]
	}
    }
    return $words
}

set in_manual [lmap item [manual_items [manual_part "The tool's members."]] {
    lmap cell [lrange [split [string map {@tab \x01} $item] \x01] 0 1] {string trim [manual_plain $cell]}
}]
members_compare "the manual has those of the source" $in_manual $members
members_compare "the man page has those of the source" \
    [lsearch -all -inline -not [members_of_man_page "Print an array of objects with" "What is not known"] --sizes] \
    [lmap member $members {lindex $member 0}]

# An archive, with sizes, has all of them.
set object [tool_two_sites members.o -c]
set archive [tool_path members.a]
file delete -force -- $archive
tool_run ar rc $archive $object
set text [dict get [markers_run [list $MARKERS_TOOL list --json --sizes $archive]] out]
set line [lindex [split $text \n] 0]
set forms {string {"(?:[^"\\]|\\.)*"|null} address {"0x[0-9a-f]+"} number {\d+} boolean {true|false}}
set printed {}
foreach {all name value} [regexp -all -inline {"(\w+)": ("[^"]*"|\w+)} $line] {
    lappend printed $name
    set form [dict get [concat {*}$members] $name]
    if {![regexp "^(?:[dict get $forms $form])\$" $value]} {
	fail "members: the value of $name is no $form: $value"
    }
}
members_compare "what is printed are those of the source" $printed \
    [lmap member $members {lindex $member 0}]

# The columns, of a table that has all of them.
set columns [lmap item [manual_items [manual_part "The tool's columns."]] {
    string trim [manual_plain [lindex [split [string map {@tab \x01} $item] \x01] 0]]
}]
set odd [tool_object members-odd.o {
	object
	marker m
	function one
.Lsite_k:
	.byte 0x0f, 0x1f, 0x44, 0, 0
	ret
.Lblock_k:
	ret
	end one
	location k, one, 1, 5
	row k, m
}]
set heading [lindex [split [dict get [markers_run [list $MARKERS_TOOL list --sizes $odd]] out] \n] 0]
members_compare "the manual has the columns of the table" $columns \
    [split [regsub -all {  +} [string trim $heading] \x01] \x01]
members_compare "the man page has the columns of the table" \
    [members_of_man_page "Its columns are" "The options are"] $columns
