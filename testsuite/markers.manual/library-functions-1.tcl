# SPDX-License-Identifier: MIT
# The functions of the library: what the manual describes is defined, what is defined is in
# the manual, and so is what the plugin's code refers to.

proc library_tests {} {
    global MARKERS_LIBDIR MARKERS_TOP_SRCDIR
    set result [markers_run [list nm -D --defined-only $MARKERS_LIBDIR/libmarkers.so]]
    set defined {}
    foreach {all name} [regexp -all -inline -line { [TWi] (\w+)@@?\w+$} [dict get $result out]] {
	lappend defined $name
    }
    set text [manual_file doc/markers.texi]
    set described {}
    foreach {all name} [regexp -all -inline -line {^@deftypefunx? (?:\{[^\}]*\}|\S+) (\w+)} $text] {
	lappend described $name
    }
    set missing [lmap name $described {if {$name in $defined} continue; set name}]
    set silent [lmap name $defined {if {[regexp "\\m$name\\M" $text]} continue; set name}]
    if {[llength $described] < 5 || [llength $missing] || [llength $silent]} {
	fail "the manual has the library's functions (not defined: $missing; not mentioned: $silent)"
    } else {
	pass "the manual has the library's functions"
    }
    set declared [regexp -all -inline {\mmarkers_\w+(?=\()} [markers_read $MARKERS_TOP_SRCDIR/include/markers.h]]
    set missing [lmap name $described {if {$name in $declared} continue; set name}]
    if {[llength $missing]} {
	fail "markers.h declares the functions of the manual (not $missing)"
    } else {
	pass "markers.h declares the functions of the manual"
    }
    set references [lmap item [manual_items [manual_part "The plugin's references."]] {
	if {![string match markers_* $item]} continue
	set item
    }]
    set missing [lmap name $references {if {$name in $defined} continue; set name}]
    if {[llength $references] < 2 || [llength $missing]} {
	fail "the library defines what objects refer to (of $references not $missing)"
    } else {
	pass "the library defines what objects refer to"
    }
}

library_tests
