# SPDX-License-Identifier: MIT
# Four times the sites are four times the work for the assembler, not sixteen times: the
# instructions that it executes are counted.

# The instructions that the assembler needs for COUNT functions with a site each; "" if
# that can't be counted.
proc assembly_count {count} {
    global objdir CC MARKERS_PLUGIN MARKERS_INCLUDES
    set text "#include <markers.h>\nMARKER void m (int x);\nextern int g;\n"
    for {set i 0} {$i < $count} {incr i} {
	append text "int f$i (int x) { m (x); return g + $i; }\n"
    }
    set source [file join $objdir linear.c]
    set assembly [file join $objdir linear.s]
    markers_write $source $text
    file delete -force -- $assembly
    set result [markers_run [concat $CC -O2 -fplugin=$MARKERS_PLUGIN $MARKERS_INCLUDES \
	[list -S $source -o $assembly]]]
    if {[dict get $result status] ne "0"} {
	return ""
    }
    set as [string trim [dict get [markers_run [concat $CC -print-prog-name=as]] out]]
    set result [markers_run [list valgrind --tool=cachegrind --cache-sim=no \
	--cachegrind-out-file=/dev/null --log-fd=2 $as --64 $assembly \
	-o [file join $objdir linear.o]] -timeout 300]
    if {[dict get $result status] ne "0"
	    || ![regexp {I +refs: +([0-9,]+)} [dict get $result err] all number]} {
	return ""
    }
    return [string map {, ""} $number]
}

markers_smoke
set title "2,000 sites take the assembler four times what 500 take"
if {![llength [auto_execok valgrind]]} {
    unsupported "$title (valgrind is missing)"
} else {
    set few [assembly_count 500]
    set many [assembly_count 2000]
    verbose -log "$title: $few, $many instructions"
    if {$few eq "" || $many eq ""} {
	unresolved "$title (no count)"
    } elseif {$many < 4.5 * $few} {
	pass $title
    } else {
	fail "$title ($many instructions, $few for 500)"
    }
}
