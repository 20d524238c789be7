# SPDX-License-Identifier: MIT
# Reads the manual, for the tests of this folder.

proc manual_file {name} {
    global MARKERS_TOP_SRCDIR
    return [markers_read [file join $MARKERS_TOP_SRCDIR $name]]
}

# TEXT, Texinfo, as the reader has it, but for the layout.
proc manual_plain {text} {
    set text [string map [list "@dots\{\}" ... "@\{" \x01 "@\}" \x02 @@ \x03 @: ""] $text]
    while {[regsub -all {@[a-z]+\{([^@{}]*)\}} $text {\1} text]} {}
    return [string map [list \x01 "\{" \x02 "\}" \x03 @] $text]
}

# The part of the manual between the comments "@c TITLE" and "@c End", or "".
proc manual_part {title} {
    set text [manual_file doc/markers.texi]
    set start [string first "\n@c $title\n" $text]
    if {$start < 0} {
	return ""
    }
    set end [string first "\n@c End\n" $text $start]
    return [string range $text [expr {$start + [string length $title] + 5}] $end]
}

# The items of the tables in TEXT, Texinfo.
proc manual_items {text} {
    return [lmap {all item} [regexp -all -inline -line {^@itemx? (.+)$} $text] {set item}]
}

# The complete programs in the manual's examples: {line text} of each.
proc manual_programs {} {
    set programs {}
    set number 0
    set program ""
    foreach line [split [manual_file doc/markers.texi] \n] {
	incr number
	if {$line eq "@example"} {
	    set first [expr {$number + 1}]
	    set program ""
	} elseif {$line eq "@end example"} {
	    if {[regexp {#include.*\nint main\(} $program]} {
		lappend programs [list $first [manual_plain $program]]
	    }
	} else {
	    append program $line\n
	}
    }
    return $programs
}

# Passes if no name is in one of the lists FOUND and EXPECTED alone.
proc manual_compare {title found expected} {
    set more [lmap name [lsort -unique $found] {if {$name in $expected} continue; set name}]
    set less [lmap name [lsort -unique $expected] {if {$name in $found} continue; set name}]
    if {[llength $found] == 0} {
	unresolved "$title (nothing was found)"
    } elseif {[llength $more] || [llength $less]} {
	fail "$title (not in the manual: {$more}; in the manual alone: {$less})"
    } else {
	pass $title
    }
}
