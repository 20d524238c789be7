# SPDX-License-Identifier: MIT
#
# gdb_run SOURCE OPTIONS COMMANDS TESTS: gdb does COMMANDS with a program of SOURCE.
# TESTS are pairs: the title of a test, and what the output has to match.

proc gdb_run {source options commands tests} {
    global objdir
    if {![llength [auto_execok gdb]]} {
	foreach {title pattern} $tests {
	    unsupported "$title (gdb is missing)"
	}
	return
    }
    set script [file join $objdir [file rootname $source].gdb]
    markers_write $script "set pagination off\nset debuginfod enabled off\nset confirm off\n$commands"
    set program [markers_build gdb-[file rootname $source] $source $options]
    if {$program eq ""} {
	return
    }
    set result [markers_run [list gdb -q -nx -batch -x $script $program] -timeout 120]
    set out [dict get $result out]
    foreach {title pattern} $tests {
	if {[regexp $pattern $out]} {
	    pass $title
	} else {
	    verbose -log "$out[dict get $result err]"
	    fail $title
	}
    }
}
