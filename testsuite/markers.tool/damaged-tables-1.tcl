# SPDX-License-Identifier: MIT
# Tables that name what is not there: a message with the row, status 2, nothing
# printed.

proc damaged {title text message} {
    set file [tool_shared damaged.so "\tobject\n$text"]
    markers_tool_expect "damaged: $title" [list list --json $file] 2 "" "^markers: \[^\n]*damaged\\.so: $message"
}

# A row whose four fields are FIELDS, after one site that is right.
proc damaged_row {title fields message {extra ""}} {
    damaged $title "
	marker	m
	site_labelled good, m, host, 1
	ret
	$extra
	.pushsection marker_sites,\"ao?\",@progbits,.Lsite_good
	.long	$fields
	.popsection
    " "row 1 of its site table \\(at 0x\[0-9a-f]+\\): $message; link it again, 'markers check' shows more\n\$"
}

set site {.Lsite_good - .}
set block {.Lblock_good - .}
set descriptor {marker_descriptor.m - .}
set location {.Llocation_good - .}

damaged_row "row of zeros" "0, 0, 0, 0" "its site is not in the code"
damaged_row "no site" "0, $block, $descriptor, $location" "its site is not in the code"
damaged_row "site outside" "0x7ffffff0, $block, $descriptor, $location" "its site is not in the code"
damaged_row "site in data" "marker_descriptor.m - ., $block, $descriptor, $location" "its site is not in the code"
damaged_row "no block" "$site, 0, $descriptor, $location" "its block is not in the code"
damaged_row "block outside" "$site, 0x7ffffff0, $descriptor, $location" "its block is not in the code"
damaged_row "no descriptor" "$site, $block, 0, $location" "its descriptor is not whole in the file"
damaged_row "descriptor outside" "$site, $block, -0x7ffffff0, $location" "its descriptor is not whole in the file"
damaged_row "no location" "$site, $block, $descriptor, 0" "its location is not in the file"
damaged_row "location outside" "$site, $block, $descriptor, 0x7ffffff0" "its location is not in the file"
damaged_row "descriptor of another version" "$site, $block, marker_descriptor.v - ., $location" \
    "its descriptor has another ABI version" "marker v, \"\", 2"
damaged_row "descriptor too small" "$site, $block, marker_descriptor.v - ., $location" \
    "its descriptor is not whole in the file" "marker v, \"\", 1, 40"
damaged_row "descriptor that ends after the file" "$site, $block, marker_descriptor.v - ., $location" \
    "its descriptor is not whole in the file" "marker v, \"\", 1, 0x7fffffff"
damaged_row "name outside" "$site, $block, bad - ., $location" "its marker's name or provider is not in the file" {
	.pushsection .data
bad:	.long 72, 1, 0x7ffffff0, 0, 0, 0, 0, 0
	.quad 0, 0, 0, 0, 0
	.popsection
}
damaged_row "provider outside" "$site, $block, bad - ., $location" "its marker's name or provider is not in the file" {
	.pushsection .data
bad:	.long 72, 1, .Lname_m - ., 0x7ffffff0, 0, 0, 0, 0
	.quad 0, 0, 0, 0, 0
	.popsection
}
damaged_row "no name" "$site, $block, bad - ., $location" "its marker's name or provider is not in the file" {
	.pushsection .data
bad:	.long 72, 1, 0, 0, 0, 0, 0, 0
	.quad 0, 0, 0, 0, 0
	.popsection
}
damaged_row "name without an end" "$site, $block, bad - ., $location" "its marker's name or provider is not in the file" {
	# The last bytes of a segment.
	.pushsection zzz,"aw",@progbits
bad:	.long 72, 1, last - ., 0, 0, 0, 0, 0
	.quad 0, 0, 0, 0, 0
last:	.fill 64, 1, 'x'
	.popsection
}
damaged_row "source file outside" "$site, $block, $descriptor, bad - ." \
    "its location's file or function is not in the file" {
	.pushsection .rodata
bad:	.long 0x7ffffff0, 0, 0, 0
	.popsection
}
damaged_row "function outside" "$site, $block, $descriptor, bad - ." \
    "its location's file or function is not in the file" {
	.pushsection .rodata
bad:	.long 0, 0x7ffffff0, 0, 0
	.popsection
}
damaged_row "unknown kind" "$site, $block, $descriptor, bad - ." \
    "its kind is unknown to this version of the tool" {
	.pushsection .rodata
bad:	.long 0, 0, 0
	.short 0
	.byte 9, 0
	.popsection
}
damaged "several rows" {
	marker	m
	site_labelled good, m, host, 1
	.pushsection marker_sites,"ao?",@progbits,.Lsite_good
	.fill	8, 4, 0
	.popsection
} "row 1 of .*\nmarkers: \[^\n]*: 2 of its 3 rows are wrong\n\$"
damaged "half a row" {
	marker	m
	site_labelled good, m, host, 1
	.pushsection marker_sites,"ao?",@progbits,.Lsite_good
	.long	0
	.popsection
} {is damaged: its site table at 0x[0-9a-f]+ has 20 bytes, not a multiple of 16; link it again}

# The whole object is of another version: said once, not for each row.
set file [tool_shared damaged-version.so "\tobject 7\n\tmarker m\n\tsite m, host, 1\n\tret"]
markers_tool_expect "damaged: note of another version" [list list $file] 2 "" \
    "^markers: \[^\n]*: has markers of ABI version 7, this tool reads version 1; use the tool that came with the plugin\n\$"

# Relocations of an object file: r_offset, type and symbol of the first one.
set object [tool_two_sites damaged.o -c]
lassign [tool_section $object .relamarker_sites] address offset
proc damaged_relocation {title at bytes message} {
    global object
    set file [tool_edit $object damaged-rela.o $at $bytes]
    markers_tool_expect "damaged relocation: $title" [list list $file] 2 "" \
	"^markers: \[^\n]*: relocation 0 of section \[0-9]+ \\(file offset 0x\[0-9a-f]+\\) $message; compile it again\n\$"
}
damaged_relocation "offset" [expr {$offset + 4}] 1 "is outside its section"
damaged_relocation "last bytes" $offset [list 0x2e 0 0 0] "is outside its section"
damaged_relocation "type" [expr {$offset + 8}] 37 "is of a type that does not belong into a site table"
damaged_relocation "symbol" [expr {$offset + 14}] 0x7f "names a symbol that is not there"
damaged_relocation "addend" [expr {$offset + 20}] 1 "does not fit its field"
