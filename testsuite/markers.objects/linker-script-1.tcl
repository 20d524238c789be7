# SPDX-License-Identifier: MIT
# linker/markers.ld: the blocks of the program in an output section of their own, on
# pages that hold nothing else.

# Address and size of section NAME of FILE; or of its segments, as pages.
proc script_section {file name} {
    foreach line [split [dict get [markers_run [list readelf -SW $file]] out] \n] {
	if {[regexp {^\s*\[\s*\d+\] (\S+)\s+\S+\s+([0-9a-f]+) [0-9a-f]+ ([0-9a-f]+)} $line \
		all found address size] && $found eq $name} {
	    return [list [expr 0x$address] [expr 0x$size]]
	}
    }
    return {0 0}
}

proc script_faults {file} {
    set wrong {}
    lassign [script_section $file .text.markers] address size
    if {!$size || $address % 4096 || $size % 4096} {
	lappend wrong ".text.markers is at $address, $size bytes"
    }
    foreach row [markers_rows $file] {
	if {[dict get $row block_section] ne ".text.markers"} {
	    lappend wrong "a block of [dict get $row marker] is in [dict get $row block_section]"
	}
	set site [expr {[dict get $row site] / 4096 * 4096}]
	if {$site >= $address && $site < $address + $size} {
	    lappend wrong "site [dict get $row site] is among the blocks"
	}
    }
    return [join $wrong {; }]
}

proc script_test {linker options} {
    global srcdir
    set script [file join [file dirname $srcdir] linker markers.ld]
    set title "markers.ld: $linker $options"
    set program [markers_build script {linkers-comdat.cc linkers-comdat-other.cc} \
	"-O2 -fplugin-arg-markers-own-section $options -fuse-ld=$linker -Wl,-T,$script"]
    if {$program eq ""} {
	return
    }
    set wrong [script_faults $program]
    if {$wrong eq ""} {
	pass "$title: blocks on pages of their own"
    } else {
	fail "$title: blocks on pages of their own ($wrong)"
    }
    markers_tool_expect "$title: check" [list check $program] 0 {no fault\n$} ""
    markers_expect "$title: off" [list $program] 0 {^0 0\n$} {}
    markers_expect "$title: on" [list $program] 0 {^[1-9]\d* [1-9]\d*\n$} {} -env {MARKERS *}
}

# What the manual says of the others.
proc script_refused {linker pattern} {
    global objdir srcdir subdir CXX MARKERS_PLUGIN MARKERS_INCLUDES
    markers_expect "markers.ld: $linker refuses it" \
	[concat $CXX [list -fplugin=$MARKERS_PLUGIN] $MARKERS_INCLUDES \
	    [list -fuse-ld=$linker -Wl,-T,[file join [file dirname $srcdir] linker markers.ld] \
		[file join $srcdir $subdir linkers-dead.c] -o [file join $objdir script-refused]]] \
	1 {} $pattern
}

proc script_tests {} {
    foreach linker {bfd lld gold mold} {
	if {![markers_have linker-$linker]} {
	    unsupported "markers.ld: $linker"
	} elseif {$linker eq "gold"} {
	    script_refused gold {markers\.ld:[^\n]*syntax error}
	} elseif {$linker eq "mold"} {
	    script_refused mold {markers\.ld:[^\n]*\n?[^\n]*unknown linker script token}
	} else {
	    foreach options {
		{-fPIE -pie} -no-pie -static "-ffunction-sections -Wl,--gc-sections" {-O0 -fPIE} {-g -fPIE}
	    } {
		script_test $linker $options
	    }
	}
    }
}

markers_smoke
script_tests
