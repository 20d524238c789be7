# SPDX-License-Identifier: MIT
# The complete programs of the manual and of README.md compile, and print what is shown
# below them.

# {name text} of each program in a README-like TEXT: blocks of C with a main ().
proc examples_in_markdown {name text} {
    set programs {}
    foreach {all program} [regexp -all -inline {\n```c\n(.*?)\n```\n} $text] {
	if {[regexp {#include.*\nint main\(} $program]} {
	    lappend programs [list "$name [llength $programs]" $program\n]
	}
    }
    return $programs
}

# What PROGRAM prints with MARKERS set to PATTERN; "" and a FAIL if it cannot be built.
proc examples_output {title text pattern} {
    global objdir
    set source [file join $objdir [regsub -all {\W+} $title -].c]
    markers_write $source $text
    set program [markers_build [file rootname [file tail $source]] $source "-O2 -Wall -Wextra -Werror"]
    if {$program eq ""} {
	fail "$title compiles"
	return ""
    }
    set env [expr {$pattern eq "" ? {} : [list MARKERS $pattern]}]
    set result [markers_run [list $program] -env $env]
    if {[dict get $result status] != 0} {
	fail "$title runs (status [dict get $result status])"
    }
    return [dict get $result out]
}

# Runs of a console: {pattern output} of each "$ [MARKERS=pattern] ./program" in TEXT.
proc examples_runs {text} {
    set runs {}
    foreach {all pattern output} [regexp -all -inline \
	    {\n\$ (?:MARKERS=(\S+) )?\./\w+(?=\n)((?:\n[^$`@\n][^\n]*)*)} \n$text] {
	lappend runs $pattern [string trim $output]\n
    }
    return $runs
}

proc examples_tests {} {
    set manual [manual_file doc/markers.texi]
    set programs [concat [lmap entry [manual_programs] {
	lassign $entry line text
	list "manual, line $line" $text
    }] [examples_in_markdown README.md [manual_file README.md]]]
    if {[llength $programs] < 3} {
	unresolved "the manual's programs (only [llength $programs] found)"
    }
    foreach entry $programs {
	lassign $entry title text
	# What the first program prints is in both consoles, what the second does below it.
	if {[string match "*square(int of, int is)*" $text]} {
	    set console [expr {[string match README* $title] ? [manual_file README.md]
		: [manual_plain $manual]}]
	    set runs [examples_runs $console]
	    if {[llength $runs] != 4} {
		fail "$title: two runs of it are shown (not [expr {[llength $runs] / 2}])"
	    }
	} elseif {[regexp {It prints:\n\n@example\n(.*?)@end example} $manual all output]
		&& [string match *count_request* $text]} {
	    set runs [list "" [manual_plain $output]]
	} else {
	    fail "$title: what it prints is not known to this test"
	    continue
	}
	foreach {pattern output} $runs {
	    if {[examples_output $title $text $pattern] eq $output} {
		pass "$title prints what is shown, MARKERS=$pattern"
	    } else {
		fail "$title prints what is shown, MARKERS=$pattern"
	    }
	}
    }
}

examples_tests
