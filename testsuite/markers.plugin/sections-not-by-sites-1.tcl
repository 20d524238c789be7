# SPDX-License-Identifier: MIT
# Tables grow in number with the sections of the text, not with the sites: the
# assembler looks for each among all.

# A file of COUNT functions with a site each, of which some are cold, and each
# third is in a section of the user's.
proc sections_source {count} {
    set text "#include <markers.h>\nMARKER void m (int x);\nextern int g;\n"
    for {set i 0} {$i < $count} {incr i} {
	set attribute [lindex {"" "__attribute__((cold)) " "__attribute__((section(\"mine\"))) "} \
	    [expr {$i % 3}]]
	append text "${attribute}int f$i (int x) { m (x); return g + $i; }\n"
    }
    return $text
}

# How many sections with tables the object of COUNT functions, compiled with OPTIONS,
# has; -1: none, or no object.
proc sections_of {count options} {
    global objdir CC MARKERS_PLUGIN MARKERS_INCLUDES
    set source [file join $objdir sections.c]
    set object [file join $objdir sections.o]
    markers_write $source [sections_source $count]
    file delete -force -- $object
    set result [markers_run [concat $CC -fplugin=$MARKERS_PLUGIN $MARKERS_INCLUDES \
	$options [list -c $source -o $object]]]
    if {[dict get $result status] ne "0"} {
	return -1
    }
    set result [markers_run [list readelf -SW $object]]
    set number [regexp -all {\] marker_(?:sites|locations) } [dict get $result out]]
    return [expr {$number ? $number : -1}]
}

markers_smoke
foreach options {-O0 "-O2 -g" "-O2 -fplugin-arg-markers-site=call"
    "-O2 -fplugin-arg-markers-site=branch" "-O2 -fplugin-arg-markers-entry=*"} {
    set few [sections_of 6 $options]
    set many [sections_of 300 $options]
    set title "$options: 300 sites, no more tables than 6"
    if {$few < 0 || $many < 0} {
	unresolved "$title: no tables"
    } elseif {$few == $many} {
	pass $title
    } else {
	fail "$title ($few, $many)"
    }
}
# Each section of the text has its tables.
set many [sections_of 300 "-O2 -ffunction-sections"]
if {$many >= 300} {
    pass "-ffunction-sections: tables of their own"
} else {
    fail "-ffunction-sections: tables of their own ($many)"
}
