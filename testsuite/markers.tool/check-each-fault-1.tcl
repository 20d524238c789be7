# SPDX-License-Identifier: MIT
# "markers check": no fault where there is none, one line for each kind.

set program [tool_two_sites check-two]
markers_tool_expect "check: program" [list check $program] 0 "^\\S*: 3 sites, no fault\n\$" ""
markers_tool_expect "check: object file" [list check [tool_two_sites check-two.o -c]] 0 \
    "^\\S*: 3 sites, no fault\n\$" ""
markers_tool_expect "check: ld -r" [list check [tool_two_sites check-r.o {-r -nostdlib}]] 0 \
    "^\\S*: 3 sites, no fault\n\$" ""
markers_tool_expect "check: --emit-relocs" [list check [tool_two_sites check-emit -Wl,--emit-relocs]] 0 \
    "^\\S*: 3 sites, no fault\n\$" ""
foreach linker {bfd gold lld mold} {
    if {![markers_have linker-$linker]} {
	unsupported "check: linker $linker"
	continue
    }
    foreach options {-pie -no-pie -static -shared {-Wl,--gc-sections,--export-dynamic}} {
	markers_tool_expect "check: $linker $options" \
	    [list check [tool_two_sites check-linked [concat -fuse-ld=$linker $options]]] 0 \
	    "^\\S*: 3 sites, no fault\n\$" ""
    }
}
tool_run ar rcs [tool_path check.a] [tool_path check-two.o] [tool_path check-r.o]
markers_tool_expect "check: archive" [list check [tool_path check.a]] 0 "^\\S*: 6 sites, no fault\n\$" ""
tool_run strip -o [tool_path check-stripped] $program
markers_tool_expect "check: stripped" [list check [tool_path check-stripped]] 0 \
    "^\\S*: note: \[123] of 3 sites are in code without symbols; that their blocks lead back was not checked\n\\S*: 3 sites, no fault\n\$" ""
markers_write [tool_path check-plain.c] "int x;\n"
markers_tool_expect "check: no markers" [list check [tool_compile check-plain.o "-c [tool_path check-plain.c]"]] \
    1 "" {: has no markers; compile it with}
markers_tool_expect "check: text file" [list check [tool_path check-plain.c]] 2 "" {: is not an ELF file}
markers_tool_expect "check: no file" {check} 2 "" {^markers: check: no file given\nTry 'markers check}
markers_tool_expect "check: two files" {check a b} 2 "" {^markers: check: one file at a time; 'b' is}
markers_tool_expect "check: unknown option" {check --json a} 2 "" {^markers: check: unknown option '--json'}
markers_tool_expect "help of check" {check --help} 0 {^Usage: markers check FILE\n} ""
tool_expect_output_to "check: full standard output" [list check $program] /dev/full {cannot write}

set text "\tobject\n\tmarker m\n\tfunction host\n\tsite_labelled good, m, host, 1\n\tret\n\tend host\n"
# A file from TEXT and MORE, which has that fault only.
proc check_fault {title file fault {faults 1}} {
    set plural [expr {$faults == 1 ? "fault" : "faults"}]
    markers_tool_expect "check: $title" [list check $file] 1 \
	"^(\[^\n]*\n)*\\S*: offset 0x\[0-9a-f]+: \[^\n]*$fault\[^\n]*\n(\[^\n]*\n)*\\S*: \[0-9]+ sites?, $faults $plural\n\$" ""
}
proc shared_fault {title more fault {faults 1}} {
    global text
    check_fault $title [tool_shared check-fault.so "$text$more"] $fault $faults
}
proc object_fault {title more fault {faults 1}} {
    global text
    check_fault $title [tool_object check-fault.o "$text$more"] $fault $faults
}

# Rows.
proc row {fields} {
    return "\t.pushsection marker_sites,\"ao?\",@progbits,.Lsite_good\n\t.long $fields\n\t.popsection\n"
}
shared_fault "row of zeros" [row "0, 0, 0, 0"] \
    {row 1 \(marker \? in \?, site 0x[0-9a-f]+\): its site is not in the code; link again}
shared_fault "two rows for a site" \
    [row ".Lsite_good - ., .Lblock_good - ., marker_descriptor.m - ., .Llocation_good - ."] \
    {rows 0 and 1: two rows name the site 0x[0-9a-f]+; link without folding}
set row [lindex [markers_rows $program] 0]
lassign [tool_section $program .text] address offset
set at [expr {[dict get $row site] - $address + $offset}]
check_fault "a breakpoint in a site" [tool_edit $program check-int3 $at 0xcc] \
    {row 0 \(marker request_start in main, site 0x[0-9a-f]+\): its bytes are neither the NOP nor the jump to its block: cc 1f 44 00 00; restore}
set block_at [expr {[dict get $row block] - $address + $offset}]
check_fault "a block that is no code" [tool_edit $program check-nocode $block_at 0x06] \
    {row 0 .*: its block leads to bytes that are no code, at 0x[0-9a-f]+; link again}
check_fault "a block that jumps out of the file" [tool_edit $program check-out [expr {$block_at + 5}] 0x70] \
    {row 0 .*: its block leads to bytes that are no code, at 0x[0-9a-f]+; link again}
check_fault "a block without an end" [tool_edit $program check-endless $block_at {0xeb 0xfe}] \
    {row 0 .*: its block does not lead back into its host; link again}

# Blocks by hand: HOST's site, and what its block does.
proc block_text {block} {
    return "
	object
	marker m
	function host
.Lsite_x: .byte 0x0f, 0x1f, 0x44, 0, 0
	.reloc .Lsite_x, R_X86_64_NONE, .Lblock_x
	ret
	end host
	function other
	nop
.Lother: ret
	end other
	.pushsection .text.unlikely,\"ax\",@progbits
	.type host.cold, @function
host.cold:
.Lblock_x:
	$block
	.size host.cold, . - host.cold
	.type next.cold, @function
next.cold:
	ret
	.size next.cold, . - next.cold
	.popsection
	location x, host, 1
	row x, m
    "
}
check_fault "a block that leads into another function" [tool_shared check-fault.so [block_text "jmp .Lother"]] \
    {row 0 .*: its block leads into another function, at 0x[0-9a-f]+; link again}
proc check_fine {title block} {
    markers_tool_expect "check: $title" [list check [tool_shared check-fine.so [block_text $block]]] 0 \
	"^\\S*: 1 site, no fault\n\$" ""
}
check_fine "a block that returns for its host" "call other\n\tret"
check_fine "a block that ends in a tail call" "jmp other"
check_fine "a block that jumps through a register" "jmp *%rax"
check_fine "a block that never comes back from a call" "call other"
check_fine "a block with branches" "test %eax, %eax\n\tje 1f\n\tnop\n1:\tjne 2f\n\tnop\n2:\tjmp .Lsite_x + 5"
markers_tool_expect "check: a block without a way back" \
    [list check [tool_shared check-off.so [block_text nop]]] 0 \
    "^\\S*: note: 1 of 1 blocks have no way back; right if what follows the site can't be reached\n\\S*: 1 site, no fault\n\$" ""
set inside "
	object
	marker m
	function host
.Lsite_x: .byte 0x0f, 0x1f, 0x44, 0, 0
	.reloc .Lsite_x, R_X86_64_NONE, .Lblock_x
	ret
.Lblock_x:
	jmp .Lsite_x + 5
	end host
	location x, host, 1
	row x, m
"
markers_tool_expect "check: a block in its host" [list check [tool_shared check-in.so $inside]] 0 \
    "^\\S*: note: 1 of 1 blocks lie in their host; right if that is cold itself, check its object file\n" ""
check_fault "object: a block in hot code" [tool_object check-in.o $inside] \
    {row 0 .*: its block is not in a cold section; compile it again}
set overlap "
	.globl	two
	.type	two, @function
two:
.Lsite_one: .byte 0x0f, 0x1f, 0x44
.Lsite_two: .byte 0x0f, 0x1f, 0x44, 0, 0
	ret
	.size two, . - two
	.pushsection .text.unlikely,\"ax\",@progbits
.Lblock_one: .Lblock_two:
	jmp .Lsite_two + 5
	.popsection
	location one, two, 1
	row one, m
	location two, two, 2
	row two, m
"
shared_fault "two sites overlap" $overlap {rows 1 and 2: two sites overlap at 0x[0-9a-f]+} 2

# The bytes of a NOP in the middle of an instruction.
shared_fault "a site inside an instruction" {
	.text
	.type	inside, @function
inside:
	movabs	$0x440f00000000, %rax
	.byte	0x48, 0xb8, 0
.Lsite_inside: .byte 0x0f, 0x1f, 0x44, 0, 0
	.byte	0, 0
	ret
	.size	inside, . - inside
	.pushsection .text.unlikely,"ax",@progbits
.Lblock_inside:
	jmp	.Lsite_inside + 5
	.popsection
	location inside, inside, 1
	row	inside, m
} {row 1: its site 0x[0-9a-f]+ is in the middle of an instruction; link it again}

# The note.
check_fault "no note" [tool_shared check-nonote.so "\tmarker m\n\tfunction host\n\tsite m, host, 1\n\tret\n\tend host"] \
    {the file has no note \.note\.markers, so the runtime may not find its sites; keep}
shared_fault "two notes" {
	.section .note.markers.2,"a",@note
	.balign 4
	.long 8, 20, 1
	.ascii "Markers\0"
	.long 1, 0, 0, 0, 0
} {the file has 2 notes, which name different tables, and the runtime needs one; link it again}
lassign [tool_section $program .note.markers] address offset
# The descriptors' end, 2 GB on, and their start.
foreach {what at bytes} {end 39 0x7f start 32 1} {
    check_fault "a note with another $what of the descriptors" \
	[tool_edit $program check-note [expr {$offset + $at}] $bytes] \
	{the note says that the descriptors are at 0x[0-9a-f]+ to 0x[0-9a-f]+, they are not; link it without a script}
}
check_fault "a note that names other rows" [tool_edit $program check-note [expr {$offset + 24}] 1] \
    {the note says that the rows are at 0x[0-9a-f]+ to 0x[0-9a-f]+, they are not; link it without a script}

tool_run $MARKERS_TOOL enable cache_miss $program -o [tool_path check-on]
check_fault "sites that are on, which the note does not tell" \
    [tool_edit [tool_path check-on] check-note [expr {$offset + 22}] 0] \
    {2 sites are on, and the note's flags \(0x0\) do not say so; write the file with 'markers enable'}
foreach flags {2 1} {
    check_fault "flags $flags of a note" [tool_edit $program check-note [expr {$offset + 22}] $flags] \
	"0 sites are on, and the note's flags \\(0x$flags\\) do not say so"
}
tool_run $MARKERS_TOOL disable none-at-all,* [tool_path check-note] -o [tool_path check-mended]
markers_tool_expect "check: disable mends the note" [list check [tool_path check-mended]] 0 {no fault} ""

# Sections.
tool_run objcopy --set-section-flags marker_sites=alloc,data $program [tool_path check-writable]
check_fault "writable rows" [tool_path check-writable] {section marker_sites is writable, so each process has a copy}
tool_run objcopy --set-section-flags marker_locations=alloc,data $program [tool_path check-writable]
check_fault "writable locations" [tool_path check-writable] {section marker_locations is writable}

# Descriptors: another one of marker n, whose fields are FIELDS.
proc descriptor {fields {state "0, 0, 0"}} {
    return "
	.pushsection .rodata.marker_strings,\"aMS\",@progbits,1
.Lsome:	.asciz \"some\"
	.popsection
	.pushsection marker_descriptors,\"aw\",@progbits
	.balign 8
.Ln:	.long $fields
	.quad 0, 0, $state
	.popsection
    "
}
set some ".Lsome - ."
shared_fault "descriptor without a name" [descriptor "72, 1, 0, 0, $some, $some, 0, 0"] \
    {a descriptor has no name or provider that is in the file; compile it again}
shared_fault "descriptor of another version" [descriptor "72, 2, $some, 0, $some, $some, 0, 0"] \
    {no descriptor of this ABI version where one has to be; compile all files with one version}
shared_fault "descriptor that is too small" [descriptor "71, 1, $some, 0, $some, $some, 0, 0"] \
    {a descriptor is not whole in the file; link it again}
shared_fault "descriptor without a symbol" [descriptor "72, 1, $some, 0, $some, 0, 0, 0"] \
    {the descriptor of some has no symbol that is in the file; compile it again}
shared_fault "descriptor without a prototype" [descriptor "72, 1, $some, 0, 0, $some, 0, 0"] \
    {the descriptor of some has no prototype that is in the file}
shared_fault "descriptor with unknown flags" [descriptor "72, 0x8000001, $some, 0, $some, $some, 0, 0"] \
    {the descriptor of some has flags that this tool does not know}
shared_fault "descriptor with a state" [descriptor "72, 1, $some, 0, $some, $some, 0, 0" "0, 0, 1"] \
    {the descriptor of some has a state, which only a running program gives it}
foreach state {"0, 0, 0x200000000" "0, 0, 0x10100000000" "0, 8, 0x100000000"} {
    shared_fault "descriptor with a state of $state" [descriptor "72, 1, $some, 0, $some, $some, 0, 0" $state] \
	{the descriptor of some has a state, which only a running program gives it}
}
shared_fault "parameters that are too small" [descriptor "72, 1, $some, 0, $some, $some, .Lparameters_m - ., 0x80001"] \
    {the descriptor of some has no readable parameters}
shared_fault "parameters outside" [descriptor "72, 1, $some, 0, $some, $some, 0x7ffffff0, 0x100001"] \
    {the descriptor of some has parameters that are not whole in the file}
proc parameter {fields} {
    return "[descriptor "72, 1, .Lsome - ., 0, .Lsome - ., .Lsome - ., .Lp - ., 0x100001"]
	.pushsection .rodata
	.balign 4
.Lp:	.long $fields
	.popsection
    "
}
shared_fault "parameter without a type" [parameter "0, 0, 4, 1"] \
    {the descriptor of some has a parameter whose type is not in the file}
shared_fault "parameter with a bad name" [parameter "0x7ffffff0, $some, 4, 1"] \
    {the descriptor of some has a parameter whose name is not in the file}
shared_fault "parameter of an unknown kind" [parameter "0, $some, 4, 99"] \
    {the descriptor of some has a parameter of a kind that this tool does not know}
shared_fault "two descriptors of one symbol" [descriptor "72, 1, $some, 0, $some, .Lname_m - ., 0, 0"] \
    {a second descriptor of m, with another prototype, so they are two markers; give one of them another name}
markers_tool_expect "check: two local descriptors of one symbol" \
    [list check [tool_shared check-local.so "$text[descriptor "72, 0x40001, $some, 0, $some, .Lname_m - ., 0, 0"]"]] 0 \
    "^\\S*: 1 site, no fault\n\$" ""
shared_fault "a descriptor outside its section" {
	.pushsection .data
	.balign 8
.Lout:	.long 72, 1, .Lname_m - ., 0, .Lname_m - ., .Lname_m - ., 0, 0
	.quad 0, 0, 0, 0, 0
	.popsection
	function host2
.Lsite_out: .byte 0x0f, 0x1f, 0x44, 0, 0
	ret
	end host2
	.pushsection .text.unlikely,"ax",@progbits
.Lblock_out:
	jmp .Lsite_out + 5
	.popsection
	location out, host2, 1
	.pushsection marker_sites,"ao?",@progbits,.Lsite_out
	.long .Lsite_out - ., .Lblock_out - ., .Lout - ., .Llocation_out - .
	.popsection
} {row 1: its descriptor is not one of section marker_descriptors; link it again}

# Relocations.
object_fault "object: a site without its relocation" {
	function host2
.Lsite_out: .byte 0x0f, 0x1f, 0x44, 0, 0
	ret
	end host2
	.pushsection .text.unlikely,"ax",@progbits
.Lblock_out:
	jmp .Lsite_out + 5
	.popsection
	location out, host2, 1
	row out, m
} {row 1: its site has no relocation R_X86_64_NONE that names its block; compile it again}
object_fault "object: a relocation without a row" {
	function host2
.Lsite_out: .byte 0x0f, 0x1f, 0x44, 0, 0
	.reloc .Lsite_out, R_X86_64_NONE, .Lblock_good
	ret
	end host2
} {a site \(relocation [0-9]+ of section [0-9]+\) has no row; compile it again with the plugin}
shared_fault "a run-time relocation in the locations" {
	.pushsection marker_locations,"aw",@progbits
	.quad host, 0
	.popsection
} {the dynamic linker would write to marker_locations; compile} 2
if {[markers_have linker-lld]} {
    check_fault "a packed run-time relocation in the locations" [tool_shared check-fault.so "$text
	.hidden host
	.pushsection marker_locations,\"aw\",@progbits
	.balign 8
	.quad host, host
	.popsection
    " {-fuse-ld=lld -Wl,--pack-dyn-relocs=relr -Wl,-z,notext}] {the dynamic linker would write to marker_locations; compile} 3
} else {
    unsupported "check: packed run-time relocations"
}
check_fault "a run-time relocation in a site" [tool_shared check-fault.so "
	object
	marker m
	function host
	.balign 8
	site_labelled good, m, host, 1
	.reloc .Lsite_good, R_X86_64_64, host
	ret
	.fill 8, 1, 0x90
	end host
" {-Wl,-z,notext}] {the dynamic linker would write to the site 0x[0-9a-f]+; compile it again}
# gold leaves a pointer to a hidden symbol that nobody defines to the dynamic linker,
# which makes the load address of it.  The runtime knows such a body.
proc gold_descriptor {pointers} {
    global text
    return "$text
	.weak absent
	.hidden absent
	.pushsection marker_descriptors,\"aw\",@progbits
	.long 72, 1, .Lname_m - ., 0, .Lname_m - ., .Lother - ., 0, 0
	.quad $pointers, 0, 0, 0
	.popsection
	.pushsection .rodata.marker_strings,\"aMS\",@progbits,1
.Lother: .asciz \"other\"
	.popsection
    "
}
if {[markers_have linker-gold]} {
    set gold [tool_shared check-gold.so [gold_descriptor "absent, 0"] -fuse-ld=gold]
    markers_tool_expect "check: a body that gold leaves to the dynamic linker" [list check $gold] 0 \
	"^\\S*: 1 site, no fault\n\$" ""
    foreach {title pointers} {"another pointer" "0, absent" "a place behind a body" "absent + 8, 0"} {
	check_fault "$title that gold leaves to the dynamic linker" \
	    [tool_shared check-fault.so [gold_descriptor $pointers] -fuse-ld=gold] \
	    {a descriptor's pointer is left to the dynamic linker, which gives it a wrong value; link it with another}
    }
} else {
    unsupported "check: bodies that gold leaves to the dynamic linker"
}
