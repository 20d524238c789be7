# SPDX-License-Identifier: MIT
# Object files and archives: their relocations are applied, an address is a
# place in a section.

set object [tool_two_sites object-two.o -c]
markers_tool_expect "object: table" [list list $object] 0 \
    {\nrequest_start +off +\.text\+0x0 +\.text\.unlikely\+0x0 +\.text\.unlikely +main +dir/sites.c:12\nstorage:cache_miss +off +\.text\+0x5 +\.text\.unlikely\+0x} ""
tool_expect_row "object: json" $object 1 {
    marker cache_miss provider storage site 0x5 block 0x[1-9a-f] block_section {\.text\.unlikely}
    function lookup file dir/sites\.c line 34 kind nop enabled false site_section {\.text} host main
}

# One row section for each section of code.
set sections [tool_object object-sections.o {
	object
	marker m
	.section .text.one,"ax",@progbits
	function one
	site m, one, 1, .text.unlikely.one
	ret
	end one
	.section .text.two,"ax",@progbits
	function two
	site m, two, 2, .text.unlikely.two
	ret
	end two
}]
tool_expect_row "object: first section of rows" $sections 0 {
    function one site 0x0 site_section {\.text\.one} block_section {\.text\.unlikely\.one} host one
}
tool_expect_row "object: second section of rows" $sections 1 {
    function two site 0x0 site_section {\.text\.two} block_section {\.text\.unlikely\.two} host two
}

markers_write [tool_path object-plain.c] "int plain;\n"
set plain [tool_compile object-plain.o "-c [tool_path object-plain.c]"]
set lto [tool_compile object-lto.o "-c -flto -fno-fat-lto-objects [tool_path object-plain.c]"]
proc archive {name args} {
    set path [tool_path $name]
    file delete -force -- $path
    tool_run ar {*}[lindex $args 0] $path {*}[lrange $args 1 end]
    return $path
}
set readme [tool_binary [tool_path object-read.me] "not code\n"]
set library [archive object-lib.a rcs $plain $object $readme $sections]
markers_tool_expect "archive: table" [list list $library] 0 \
    {^\S*object-lib\.a\(object-two\.o\):\nMARKER [^\n]*\n([^\n]+\n){3}\n\S*object-lib\.a\(object-sections\.o\):\nMARKER [^\n]*\n([^\n]+\n){2}$} ""
tool_expect_row "archive: json, first member" $library 0 {marker request_start member object-two\.o site 0x0}
tool_expect_row "archive: json, other member" $library 4 {function two member object-sections\.o}
markers_tool_expect "archive: without sites" \
    [list list [archive object-none.a rcs $plain $lto]] 1 "" \
    "^markers: \[^\n]*object-none\\.a: is an archive without sites; LTO objects get theirs at the link\[^\n]*\n\$"
markers_tool_expect "archive: empty" [list list [archive object-empty.a rcs]] 1 "" {is an archive without sites}
markers_tool_expect "archive: thin" [list list [archive object-thin.a rcsT $object]] 2 "" \
    "^markers: \[^\n]*: is a thin archive, which only names its members; name those\n\$"
markers_tool_expect "archive: damaged" \
    [list list [tool_binary [tool_path object-bad.a] "!<arch>\n[string repeat x 100]"]] 2 "" \
    "^markers: \[^\n]*: is a damaged archive \\(.*\\); make it again with 'ar'\n\$"
markers_tool_expect "archive: truncated in a member" \
    [list list [tool_truncate $library object-cut.a [expr {[file size $library] - 3000}]]] 2 ".?" \
    {object-cut\.a\(object-[a-z]*\.o\): is truncated}
