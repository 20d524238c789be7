# SPDX-License-Identifier: MIT
# "markers list" of some sites, their sizes, and counts.

set program [tool_two_sites list2-two]
set object [tool_two_sites list2-two.o -c]

# The functions of the rows that "list OPTIONS" shows.
proc expect_functions {title options functions} {
    global MARKERS_TOOL program
    set result [markers_run [concat [list $MARKERS_TOOL list --json] $options [list $program]]]
    set seen {}
    foreach row [markers_json_rows [dict get $result out]] {
	lappend seen [dict get $row function]
    }
    if {$seen eq $functions && [dict get $result status] eq "0"} {
	pass "list: $title"
    } else {
	fail "list: $title ($seen)"
    }
}
expect_functions "a name" --match=cache_miss {lookup unused}
expect_functions "a glob" --match=*_start main
expect_functions "provider in the pattern" --match=storage:* {lookup unused}
expect_functions "file and line" --match=*@sites.c:34 lookup
expect_functions "file" --match=cache_*@*/sites.c {lookup unused}
expect_functions "two patterns" --match=request_start,*@*:56 {main unused}
expect_functions "a provider" --provider=stor* {lookup unused}
expect_functions "no provider" --provider= main
expect_functions "a provider and a pattern" {--provider=storage --match=*@*:56} unused

markers_tool_expect "list: nothing matches" [list list --match=nothing $program] 1 "" \
    "^markers: \[^\n]*: has sites, but none that matches; 'markers list \[^\n]*' shows all\n\$"
markers_tool_expect "list --json: nothing matches" [list list --json --match=nothing $program] 1 \
    "^\\\[\\\]\n\$" {none that matches}
markers_tool_expect "list: malformed pattern" [list list --match=a,b\[ $program] 2 "" \
    "^markers: list: malformed pattern 'a,b\\\[' at 'b\\\['; it is \\\[provider:\\\]name\[^\n]*\nTry "
markers_tool_expect "list: empty pattern" [list list --match= $program] 2 "" \
    "^markers: list: malformed pattern '' at ''; it is "
markers_tool_expect "list: two patterns" [list list --match=a --match=b $program] 2 "" \
    {^markers: list: one --match only; join patterns by commas}
markers_tool_expect "list: option without its argument" {list --match} 2 "" \
    {^markers: list: option '--match' needs an argument}

# The blocks of sites.inc have a nop and a jump: 6 bytes.
markers_tool_expect "list --sizes" [list list --sizes $program] 0 \
    {^MARKER [^\n]*BLOCK SECTION  SIZE  FUNCTION[^\n]*\n[^\n]* \.text +6     main} ""
tool_expect_row "list --json: no sizes" $program 0 {marker request_start}
markers_tool_expect "list --json --sizes" [list list --json --sizes $program] 0 \
    {^\[\{[^\}]*, "hot_bytes": 5, "cold_bytes": 6\},} ""

markers_tool_expect "list --count=marker" [list list --count=marker $program] 0 \
    "^ +SITES +ON +HOT +COLD  MARKER\n +1 +0 +5 +6  request_start\n +2 +0 +10 +12  storage:cache_miss\n +3 +0 +15 +18  total\n\$" ""
markers_tool_expect "list --count=function" [list list --count=function $program] 0 \
    "FUNCTION\n +1 +0 +5 +6  lookup \\(dir/sites.c\\)\n +1 +0 +5 +6  main \\(dir/sites.c\\)\n +1 +0 +5 +6  unused .*\n +3 " ""
markers_tool_expect "list --json --count=marker" [list list --json --count=marker $program] 0 \
    {^\[\{"provider": "", "marker": "request_start", "sites": 1, "enabled": 0, "hot_bytes": 5, "cold_bytes": 6\},\s+\{"provider": "storage", "marker": "cache_miss", "sites": 2} ""
markers_tool_expect "list --json --count=function" [list list --json --count=function $object] 0 \
    {^\[\{"file": "dir/sites.c", "function": "lookup", "sites": 1, } ""
markers_tool_expect "list --count by something else" [list list --count=line $program] 2 "" \
    {^markers: list: --count is by 'marker' or by 'function', not by 'line'}
markers_tool_expect "list --count of some" [list list --count=marker --match=request_* $program] 0 \
    "request_start\n +1 +0 +5 +6  total\n\$" ""

# More markers than the first table of groups holds.
set text "\tobject\n\tfunction host\n"
for {set i 0} {$i < 300} {incr i} {
    append text "\tmarker m$i\n\tsite m$i, host, $i\n"
}
append text "\tret\n\tend host\n"
markers_tool_expect "list --count of many markers" \
    [list list --count=marker [tool_object list2-many.o $text]] 0 \
    "\n +1 +0 +5 +6  m299\n( \[^\n]+\n)+ +300 +0 +1500 +1800  total\n\$" ""
