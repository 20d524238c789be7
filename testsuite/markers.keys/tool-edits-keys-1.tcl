# SPDX-License-Identifier: MIT
# The tool shows keys, and edits their sites and variables in files.

proc keys_file {level} {
    global objdir
    set program [markers_build keys-program tool-edits-keys.c $level]
    if {$program eq ""} {
	return
    }
    set title "keys in a file, $level"
    markers_tool_expect "$title: list" [list list $program] 0 {off_key +off +key .*on_key +on +key } {}
    markers_tool_expect "$title: check" [list check $program] 0 {sites, no fault} {}
    set rows [markers_rows $program]
    set named [lsearch -all -inline -index 1 $rows named]
    if {[llength $named] == 1 && [dict get [lindex $named 0] provider] eq "keys"
	    && [dict get [lindex $named 0] kind] eq "key"
	    && [dict get [lindex $named 0] enabled] eq "true"} {
	pass "$title: a row"
    } else {
	fail "$title: a row ($named)"
    }
    markers_expect "$title: runs" [list $program 0101] 0 {} {}
    set on [file join $objdir keys-on]
    markers_tool_expect "$title: enable" [list enable *_key $program -o $on] 0 {sites on} {}
    markers_tool_expect "$title: check when on" [list check $on] 0 {sites, no fault} {}
    markers_expect "$title: runs when on" [list $on 1111] 0 {} {}
    markers_tool_expect "$title: disable" [list disable *,keys:* $on -o $on] 0 {sites off} {}
    markers_expect "$title: runs when all are off" [list $on 0000] 0 {} {}
    markers_expect "$title: the environment" [list $on 0100] 0 {} {} -env {MARKERS on_key}
    # The file as it was.
    markers_tool_expect "$title: enable two" [list enable on_key,named $on -o $on] 0 {sites on} {}
    markers_expect "$title: the same bytes" [list cmp $program $on] 0 {} {}
    markers_tool_expect "$title: no single sites" [list enable off_key@keys.h $program -o $on] 1 {} \
	{has sites, but none that matches}
}

foreach level {-O0 -O2 "-O2 -no-pie" "-O2 -static" "-O2 -fPIE -static-pie" "-O2 -flto"} {
    keys_file $level
}

# A key that is not defined in the file.
set library [markers_build keys-user.so extern-in-library-user.c -O2 shared]
if {$library ne ""} {
    markers_tool_expect "a key of another file: list" [list list $library] 0 {starts_false +off +key} {}
    markers_tool_expect "a key of another file: enable" [list enable * $library -o $library-on] 2 {} \
	{key starts_false is defined in another file, and its sites go with it; write that one}
}
