# SPDX-License-Identifier: MIT
# Stripped files: hosts come from the separate debug file that they name, if it is
# there and theirs; else the tool says what it does not know.

set program [tool_two_sites stripped-two]
file mkdir [tool_path stripped] [tool_path stripped/.debug]
set debug [tool_path stripped/two.debug]
set stripped [tool_path stripped/two]
foreach file [list $debug [tool_path stripped/.debug/two.debug]] {
    file delete -force -- $file
}
tool_run objcopy --only-keep-debug $program $debug
tool_run strip -o [tool_path stripped-plain] $program
tool_run objcopy --add-gnu-debuglink=$debug [tool_path stripped-plain] $stripped

# What both commands make of FILE when they have no symbols, with REASON.
proc stripped_without {title file reason} {
    markers_tool_expect "check: $title" [list check $file] 0 \
	"^\\S*: note: \[123] of 3 sites are in code without symbols$reason; that their blocks lead back was not checked\n\\S*: 3 sites, no fault\n\$" ""
    foreach options {--json --sizes --count=marker} {
	markers_tool_expect "list $options: $title" [list list $options $file] 0 {request_start} \
	    "^markers: \\S*: note: \[123] of 3 sites are in code without symbols$reason; their hosts are not known, and the size of a block is that up to its first jump\n\$"
    }
}
proc stripped_with {title file} {
    markers_tool_expect "check: $title" [list check $file] 0 "^\\S*: 3 sites, no fault\n\$" ""
    markers_tool_expect "list --sizes: $title" [list list --sizes $file] 0 {request_start} ""
    tool_expect_row "list --json: $title" $file 2 {host unused}
}

stripped_without "stripped" [tool_path stripped-plain] ""
markers_tool_expect "list: stripped, where no host is shown" [list list [tool_path stripped-plain]] 0 {main} ""
stripped_with "a debug file beside it" $stripped
markers_expect "check: a debug file beside it, by a relative name" [list $MARKERS_TOOL check two] 0 \
    "^two: 3 sites, no fault\n\$" "" -dir [tool_path stripped]
markers_tool_expect "enable: with a debug file beside it" [list enable * $stripped -o $stripped-on] 0 {3 sites on} ""
stripped_with "edited, with its debug file" $stripped-on
file rename -- $debug [tool_path stripped/.debug/two.debug]
stripped_with "a debug file in .debug" $stripped
file rename -- [tool_path stripped/.debug/two.debug] $debug

tool_edit $debug stripped/other.debug 0 0x7e
file rename -force -- [tool_path stripped/other.debug] $debug
stripped_without "a damaged debug file" $stripped { \(its debug file two\.debug belongs to another link\)}
tool_run objcopy --only-keep-debug [tool_two_sites stripped-other -Wl,-Ttext-segment=0x10000] $debug
stripped_without "the debug file of another link" $stripped { \(its debug file two\.debug belongs to another link\)}
file delete -- $debug
tool_run mkfifo $debug
stripped_without "a FIFO for a debug file" $stripped { \(its debug file two\.debug is not beside it\)}
file delete -- $debug
stripped_without "a debug file that is not there" $stripped { \(its debug file two\.debug is not beside it\)}

# A name with a folder in it could lead anywhere, one without an end out of the file.
lassign [tool_section $stripped .gnu_debuglink] address offset size
stripped_without "a debug file elsewhere" [tool_edit $stripped stripped/away [expr {$offset + 1}] 0x2f] ""
stripped_without "a name without an end" \
    [tool_edit $stripped stripped/endless [expr {$offset + 9}] [lrepeat [expr {$size - 9}] 0x78]] ""

# Without a debug file, .eh_frame tells where functions begin and end, if it is there.
proc unwound {block} {
    return "
	object
	marker m
	function host
	.cfi_startproc
.Lsite_x: .byte 0x0f, 0x1f, 0x44, 0, 0
	.reloc .Lsite_x, R_X86_64_NONE, .Lblock_x
	ret
	.cfi_endproc
	end host
	.type other, @function
other:
	.cfi_startproc
	nop
.Lother: ret
	.cfi_endproc
	end other
	.pushsection .text.unlikely,\"ax\",@progbits
	.type host.cold, @function
host.cold:
	.cfi_startproc
.Lblock_x:
	$block
	.cfi_endproc
	.size host.cold, . - host.cold
	.popsection
	location x, host, 1
	row x, m
    "
}
proc unwound_stripped {name block {options {}}} {
    tool_run strip -o [tool_path $name] [tool_shared unwound.so [unwound $block] $options]
    return [tool_path $name]
}
# ".globl host" makes a dynamic symbol; hide it.
set hidden "\n\t.hidden host\n"
foreach linker {bfd gold lld mold} {
    if {![markers_have linker-$linker]} {
	unsupported "check: stripped, with unwind tables, $linker"
	continue
    }
    set file [unwound_stripped unwound-fine.so "je 1f\n\tnop\n1:\tjmp .Lsite_x + 5$hidden" -fuse-ld=$linker]
    markers_tool_expect "check: stripped, with unwind tables, $linker" [list check $file] 0 \
	"^\\S*: 1 site, no fault\n\$" ""
    markers_tool_expect "list --sizes: stripped, with unwind tables, $linker" [list list --sizes $file] 0 { 8  +host } \
	"^markers: \\S*: note: 1 of 1 sites are in code without symbols; their hosts are not known\n\$"
    tool_expect_row "list --json: stripped, with unwind tables, $linker" $file 0 {host null function host}
}
set unsure "^\\S*: note: 1 of 1 sites are in code without symbols; that their blocks lead back was not checked\n\\S*: 1 site, no fault\n\$"
markers_tool_expect "check: stripped, a block that leads to another part" \
    [list check [unwound_stripped unwound-other.so "jmp .Lother$hidden"]] 0 $unsure ""
markers_tool_expect "check: stripped, a tail call" \
    [list check [unwound_stripped unwound-tail.so "jmp other$hidden"]] 0 "^\\S*: 1 site, no fault\n\$" ""
markers_tool_expect "check: stripped, a block without an end" \
    [list check [unwound_stripped unwound-endless.so "jmp .Lblock_x$hidden"]] 1 \
    {its block does not lead back into its host; link again} ""

# Unwind tables that are damaged end where they are: there are fewer functions.
set file [unwound_stripped unwound-fine.so "je 1f\n\tnop\n1:\tjmp .Lsite_x + 5$hidden"]
lassign [tool_section $file .eh_frame] address offset size
foreach {title at bytes} {
    "no record" 0 {0 0 0 0} "an endless record" 0 {0xff 0xff 0xff 0x7f} "a record of 64 bits" 0 {0xff 0xff 0xff 0xff}
    "an entry first" 4 {9 0 0 0} "another version" 8 7 "an unknown augmentation" 9 0x51
    "an augmentation without an end" 9 {0x7a 0x52 0x52 0x52 0x52 0x52 0x52 0x52 0x52 0x52 0x52 0x52}
} {
    markers_tool_expect "check: stripped, unwind tables with $title" \
	[list check [tool_edit $file unwound-bad.so [expr {$offset + $at}] $bytes]] 0 $unsure ""
}
# Whatever a byte is, nothing worse happens.
set worst 0
for {set i 0} {$i < $size} {incr i} {
    foreach byte {0 0x7f 0xff} {
	set result [markers_run [list $MARKERS_TOOL check [tool_edit $file unwound-byte.so [expr {$offset + $i}] $byte]]]
	if {[dict get $result status] ni {0 1}} {
	    incr worst
	}
    }
}
if {$worst} {
    fail "check: unwind tables with a wrong byte ($worst times)"
} else {
    pass "check: unwind tables with a wrong byte"
}
