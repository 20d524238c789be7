# SPDX-License-Identifier: MIT
# Names with every awkward character: JSON stays JSON, a terminal gets no
# control characters.

proc named {name bytes} {
    return [tool_shared $name "
	object
	.pushsection .data
	.balign 8
odd:	.long 72, 1, odd_name - ., 0, 0, 0, 0, 0
	.quad 0, 0, 0, 0, 0
odd_name: .byte [join $bytes ,], 0
	.popsection
	marker m
	site_labelled odd, m, host, 1
	ret
	.pushsection marker_sites,\"ao?\",@progbits,.Lsite_odd
	.long .Lsite_odd - ., .Lblock_odd - ., odd - ., .Llocation_odd - .
	.popsection
    "]
}

# BYTES as a name: what JSON shows for it, and the table (patterns).
proc expect_name {title bytes json table} {
    set file [named strings.so $bytes]
    markers_tool_expect "strings: $title in JSON" [list list --json $file] 0 "\"marker\": \"$json\", \"(marker_bytes|provider)\"" ""
    markers_tool_expect "strings: $title in the table" [list list $file] 0 "\n$table +off " ""
}

expect_name "quote and backslash" {0x61 0x22 0x5c 0x62} {a\\"\\\\b} {a"\\b}
expect_name "control characters" {0x0a 0x09 0x08 0x0c 0x0d 0x1b 0x01 0x7f} \
    {\\n\\t\\b\\f\\r\\u001b\\u0001\\u007f} {\\x0a\\x09\\x08\\x0c\\x0d\\x1b\\x01\\x7f}
expect_name "UTF-8 of two to four bytes" {0xc3 0xa9 0xe2 0x82 0xac 0xf0 0x9d 0x84 0x9e} {\u00e9\u20ac.*} {\u00e9\u20ac.*}
expect_name "bytes that are not UTF-8" {0x61 0xff 0x80 0x62} {a\\ufffd\\ufffdb} {a\\xff\\x80b}
expect_name "a sequence without its end" {0xe2 0x82} {\\ufffd\\ufffd} {\\xe2\\x82}
expect_name "overlong forms" {0xc0 0xaf 0xe0 0x80 0xaf} {(\\ufffd){5}} {\\xc0\\xaf\\xe0\\x80\\xaf}
expect_name "a surrogate" {0xed 0xa0 0x80} {(\\ufffd){3}} {\\xed\\xa0\\x80}
expect_name "a code point too high" {0xf4 0x90 0x80 0x80} {(\\ufffd){4}} {\\xf4\\x90\\x80\\x80}
expect_name "a C1 control character" {0xc2 0x9b 0x41} {\u009bA} {\\xc2\\x9bA}

# Columns are characters, not bytes: the header and the row are as wide.
set file [named strings-wide.so [lrepeat 30 0xc3 0xa9]]
markers_tool_expect "strings: width of a column" [list list $file] 0 \
    "^MARKER[string repeat " " 26]STATE .*\n\u00e9{30}  off " ""

# What is not UTF-8 can be had again from its bytes, and only that has them.
markers_tool_expect "strings: bytes that are not UTF-8, as they are" \
    [list list --json [named strings.so {0x61 0xff 0x80 0x62}]] 0 \
    {"marker": "a\\ufffd\\ufffdb", "marker_bytes": "61ff8062", "provider"} ""
markers_tool_expect "strings: UTF-8 needs no bytes" \
    [list list --json [named strings.so {0xc3 0xa9 0x1b}]] 0 {"marker": "\u00e9\\u001b", "provider"} ""

# Names of files, patterns and options are no more to be trusted than what is in files.
set escape "\x1b\[31m\x07\n"
set shown {\\x1b\[31m\\x07\\x0a}
set program [tool_two_sites strings-two]
markers_tool_expect "strings: a file's name in a message" [list list "no$escape"] 2 "" \
    "^markers: no$shown: cannot open: No such file\[^\x01-\x1f]*\n\$"
markers_tool_expect "strings: a pattern in a message" [list enable "a:$escape:" $program -o [tool_path x]] 2 "" \
    "^markers: enable: malformed pattern 'a:$shown:'\[^\x01-\x1f]*\n"
markers_tool_expect "strings: an option in a message" [list list "--$escape" $program] 2 "" \
    "^markers: list: unknown option '--$shown'\nTry "
markers_tool_expect "strings: a command in a message" [list $escape] 2 "" "$shown'"
set odd [file join [tool_path ""] "odd\x1b\[31m"]
file copy -force -- $program $odd
foreach {command words} [list check {check} enable [list enable *] ] {
    set arguments [concat $words [list $odd]]
    if {$command eq "enable"} {
	lappend arguments -o $odd.out
    }
    markers_tool_expect "strings: a file's name in what $command says" $arguments 0 \
	{/odd\\x1b\[31m[^\x01-\x09\x0b-\x1f]*\n$} ""
}
file delete -- $odd $odd.out
