# SPDX-License-Identifier: MIT
# Where headers and other sources name a part of the manual, it has that part.

proc refers_tests {} {
    global MARKERS_TOP_SRCDIR
    set text [manual_file doc/markers.texi]
    set parts [lmap {all part} [regexp -all -inline -line {^@(?:node|chapter|section) ([^,\n]+)$} $text] {
	manual_plain $part
    }]
    set found 0
    set wrong {}
    foreach folder {include runtime linker plugin} {
	foreach file [glob -nocomplain -directory $MARKERS_TOP_SRCDIR/$folder *.h *.c *.cc */*.h */*.c */*.cc] {
	    # Comments and strings go on over lines.
	    set source [regsub -all {\s+(\*\s+)?} [markers_read $file] " "]
	    foreach {all part} [regexp -all -inline {manual's (?:chapter|section)s? ("?[^".;]*"?)} $source] {
		incr found
		if {[string trim $part {" }] ni $parts || [string index $part 0] ne "\""} {
		    lappend wrong "[file tail $file]: $part"
		}
	    }
	}
    }
    if {!$found} {
	unresolved "parts of the manual that sources name are there (none is named)"
    } elseif {[llength $wrong]} {
	fail "parts of the manual that sources name are there (not so: $wrong)"
    } else {
	pass "parts of the manual that sources name are there"
    }
}

refers_tests
