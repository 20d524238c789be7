# SPDX-License-Identifier: MIT
# Keys survive each linker, and what it does to unused and equal code.

foreach linker {bfd gold lld mold} {
    if {![markers_have linker-$linker]} {
	unsupported "keys with $linker: the compiler cannot link with it"
	continue
    }
    foreach options {"" "-Wl,--gc-sections -ffunction-sections -fdata-sections" "-static" "-no-pie"} {
	set title "keys with $linker $options"
	set program [markers_build keys-$linker {tool-edits-keys.c} "-O2 -fuse-ld=$linker $options"]
	if {$program eq ""} {
	    continue
	}
	markers_tool_expect "$title: check" [list check $program] 0 {sites, no fault} {}
	markers_expect "$title: runs" [list $program 0101] 0 {} {}
	markers_expect "$title: runs when on" [list $program 1111] 0 {} {} -env {MARKERS *}
    }
    set title "extern keys with $linker"
    set program [markers_build keys-extern-$linker {extern-other-object-1.c extern-other-object-other.c} "-O2 -fuse-ld=$linker"]
    if {$program ne ""} {
	markers_expect "$title: runs" [list $program] 0 {} {}
    }
}
