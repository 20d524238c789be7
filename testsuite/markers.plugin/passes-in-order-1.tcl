# SPDX-License-Identifier: MIT
# The table of passes in plugin/passes.cc is what GCC runs, in this order, each
# with a name, and the manual has them in this order.

# The passes of the table, as GCC lists them: {tree-marker_site ...}
proc passes_table {} {
    global srcdir
    set text [markers_read [file join $srcdir .. plugin passes.cc]]
    set names {}
    foreach {- name type} [regexp -all -inline {\{ "(\w+)", (GIMPLE|RTL)_PASS} $text] {
	lappend names [expr {$type eq "RTL" ? "rtl" : "tree"}]-$name
    }
    return $names
}

proc passes_is {title found expected} {
    if {$expected ne "" && $found eq $expected} {
	pass $title
    } else {
	fail "$title (found {$found}, not {$expected})"
    }
}

proc passes_tests {} {
    global objdir srcdir CC MARKERS_PLUGIN
    set table [passes_table]
    set source [file join $objdir passes.c]
    markers_write $source "int x;\n"
    set result [markers_run [concat $CC [list -O2 -fplugin=$MARKERS_PLUGIN \
	-fdump-passes -S $source -o /dev/null]]]
    set listed {}
    foreach {- name} [regexp -all -inline {\n\s*(\S*marker_\w+)\s*:} [dict get $result err]] {
	# One that is there several times has numbers.
	set name [string trimright $name 0123456789]
	if {$name ni $listed} {
	    lappend listed $name
	}
    }
    passes_is "the passes run in the order of the table" $listed $table
    if {[string first "(null)" [dict get $result err]] < 0} {
	pass "every pass has a name"
    } else {
	fail "every pass has a name"
    }

    # The manual has those of GIMPLE, and after "in RTL" the others.
    set dumps ""
    regexp {@c The plugin's dumps\.\n(.*?)\n@c End} \
	[markers_read [file join $srcdir .. doc markers.texi]] - dumps
    set named {}
    set where tree
    foreach {- rtl name} [regexp -all -inline {(in RTL)|@code\{(marker_\w+)\}} $dumps] {
	if {$rtl ne ""} {
	    set where rtl
	} else {
	    lappend named $where-$name
	}
    }
    passes_is "the manual has the passes in this order" $named $table
}

markers_smoke
passes_tests
