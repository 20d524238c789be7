# SPDX-License-Identifier: MIT
# The table of passes in plugin/passes.cc is what GCC runs, in this order, each
# with a name; and the dumps that the manual names are theirs.

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
	lappend listed $name
    }
    passes_is "the passes run in the order of the table" $listed $table
    if {[string first "(null)" [dict get $result err]] < 0} {
	pass "every pass has a name"
    } else {
	fail "every pass has a name"
    }

    set manual [markers_read [file join $srcdir .. doc markers.texi]]
    if {![regexp {@c The plugin's dumps\.\n(.*?)\n@c End} $manual - dumps]} {
	fail "the manual names the dumps"
	return
    }
    set known [lmap name $table {regsub {^\w+-} $name ""}]
    set unknown {}
    foreach name [regexp -all -inline {marker_\w+} $dumps] {
	if {$name ni $known} {
	    lappend unknown $name
	}
    }
    set missing [lmap name $known {
	if {[string first "{$name}" $dumps] >= 0} continue
	set name
    }]
    passes_is "the manual names the dumps" [list $unknown $missing] [list {} {}]
}

markers_smoke
passes_tests
