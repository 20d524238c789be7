# SPDX-License-Identifier: MIT
# patchelf moves the note, and nothing that it names: the program's sites work all the same.

proc patchelf_options {} {
    global objdir
    set long /[string repeat long/ 700]:[file join $objdir none]
    return [list [list --force-rpath --add-rpath $long] [list --add-needed libm.so.6] \
	[list --page-size 65536 --add-rpath $long] \
	[list --set-interpreter /lib64/[string repeat ../lib64/ 30]ld-linux-x86-64.so.2]]
}

proc patchelf_tests {program kind} {
    foreach options [patchelf_options] {
	set copy $program.patched
	file copy -force -- $program $copy
	set title "patchelf: $kind, [lindex $options 0]"
	set result [markers_run [concat patchelf $options [list $copy]]]
	if {[dict get $result status] ne "0"} {
	    unsupported "$title ([string trim [dict get $result err]])"
	    continue
	}
	markers_expect $title [list $copy] 0 "^1 3\n$" ""
	file delete -- $copy
    }
}

if {![llength [auto_execok patchelf]]} {
    unsupported "patchelf (it is missing)"
} else {
    foreach {kind options} {pie "-O2 -fPIE -pie" fixed "-O2 -fno-pie -no-pie"} {
	set program [markers_build patched patchelf-moves-note.c $options]
	if {$program ne ""} {
	    patchelf_tests $program $kind
	}
    }
}
