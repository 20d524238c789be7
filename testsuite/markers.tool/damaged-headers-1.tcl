# SPDX-License-Identifier: MIT
# Headers that lie, and limits of the system: a message, status 2, nothing printed.

proc damaged_file {title file message} {
    foreach command {list check} {
	markers_tool_expect "damaged, $command: $title" [list $command $file] 2 "" "^markers: \[^\n]*: $message"
    }
}

# The eight bytes of a number.
proc quad {value} {
    set bytes {}
    for {set i 0} {$i < 8} {incr i} {
	lappend bytes [expr {$value >> (8 * $i) & 0xff}]
    }
    return $bytes
}

# Where in FILE the header of section NAME (or the section of that INDEX) is.
proc section_header {file name} {
    set index $name
    foreach line [split [tool_run readelf -SW $file] \n] {
	if {[regexp {^\s*\[\s*(\d+)\] (\S+)} $line all number found] && $found eq $name} {
	    set index $number
	}
    }
    regexp {Start of section headers:\s+(\d+)} [tool_run readelf -hW $file] all start
    return [expr {$start + 64 * $index}]
}

set program [tool_two_sites damaged2-two]
set object [tool_two_sites damaged2.o -c]

set zero [tool_edit $program damaged2-0 60 {0 0}]
damaged_file "more sections than bytes" \
    [tool_edit $zero damaged2-sections [expr {[section_header $program 0] + 32}] [quad 0x7fffffff]] \
    {is damaged: it has more section headers than bytes; copy or link it again}
damaged_file "more sections than there is room for" \
    [tool_edit $zero damaged2-sections [expr {[section_header $program 0] + 32}] [quad 1000]] \
    {is truncated: its section header table}
set load [lsearch [regexp -all -inline -line {^  [A-Z_]+ +0x} [tool_run readelf -lW $program]] "*LOAD*"]
damaged_file "a segment past the last address" \
    [tool_edit $program damaged2-past [expr {64 + 56 * $load + 16}] [quad 0xfffffffffffffff0]] \
    {is damaged: a segment goes past the last address; copy or link it again}
damaged_file "rows that are not in memory" \
    [tool_edit $program damaged2-memory [expr {[section_header $program marker_sites] + 16}] [quad 0x70000000]] \
    {is damaged: its site table at 0x70000000 is not in memory; link it again}
damaged_file "rows that are compressed" \
    [tool_edit $program damaged2-compressed [expr {[section_header $program marker_sites] + 9}] 0x08] \
    {is damaged: a section that is in memory is compressed; copy or link it again}
# Symbols that are: as if there were none.
markers_tool_expect "check: compressed symbols" \
    [list check [tool_edit $program damaged2-symbols [expr {[section_header $program .symtab] + 9}] 0x08]] 0 \
    {^\S*: note: [123] of 3 sites are in code without symbols; [^\n]*\n\S*: 3 sites, no fault\n$} ""
set rela [section_header $object .relamarker_sites]
damaged_file "relocations without a symbol table" [tool_edit $object damaged2-symtab.o [expr {$rela + 40}] {0 0 0 0}] \
    {relocation 0 of section \d+ \(file offset 0x[0-9a-f]+\) has no symbol table; compile it again}
damaged_file "relocations without addends" [tool_edit $object damaged2-rel.o [expr {$rela + 4}] {9 0 0 0}] \
    {relocation 0 of section \d+ \(file offset 0x[0-9a-f]+\) has no addend, as x86-64 requires; compile it again}

# Program headers that are counted in section 0: more than 65534.
set channel [open [tool_path damaged2-long] wb]
set from [open $program rb]
puts -nonewline $channel [read $from]
seek $channel 4000000
puts $channel end
close $channel
close $from
set long [tool_edit [tool_path damaged2-long] damaged2-segments 56 {0xff 0xff}]
damaged_file "more segments than bytes" \
    [tool_edit $long damaged2-phdrs [expr {[section_header $program 0] + 44}] {0xff 0xff 0xff 0x7f}] \
    {is damaged: }

# More than the process may map.
file copy -force -- $program [tool_path damaged2-huge]
tool_run truncate -s 4G [tool_path damaged2-huge]
foreach command {list check} {
    markers_expect "$command: a file that does not fit into memory" \
	[list sh -c "ulimit -v 1000000; exec \"\$@\"" sh $MARKERS_TOOL $command [tool_path damaged2-huge]] \
	2 "" {^markers: [^\n]*: cannot read: Cannot allocate memory; it has to fit}
}
file delete -- [tool_path damaged2-huge]

# A block too far from its site, both within reach of the row.
set far [tool_shared damaged2-far {
	object
	.globl main
main:
	marker m
.Lsite_far: .byte 0x0f, 0x1f, 0x44, 0, 0
	ret
	.pushsection far_blocks,"ax",@progbits
.Lblock_far:
	ret
	.popsection
	location far, main, 1
	row far, m
} {-static -no-pie -Wl,-e,main -Wl,--section-start=.text=0x10000,--section-start=far_blocks=0xe0000000
   -Wl,--section-start=marker_sites=0x70000000 -Wl,--build-id=none}]
markers_tool_expect "enable: a block too far away" [list enable * $far -o [tool_path damaged2-out]] 2 "" \
    {^markers: [^\n]*: row 0: the site 0x10008 is too far from its block for a jump; link it again, nothing was written\n$}
