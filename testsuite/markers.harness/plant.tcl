# SPDX-License-Identifier: MIT
# Small suites that are planted, to test the tests; for the .exp files of this folder.

set harness_c "/* A test.  */\nint x;\n"
set harness_exp "dg-init\nmarkers-runtest *.c\ndg-finish\n"

# Runs check.sh on a suite of the files in FILES (names and texts, relative to
# its testsuite folder).  Passes if the exit status is STATUS and the output
# and .sum match PATTERN.
proc harness_plant {title status pattern files args} {
    global srcdir objdir
    array set option {-env {} -site {} -areas {planted} -terminal 0}
    array set option $args

    set root [file join $objdir planted]
    file delete -force -- $root
    set suite [file join $root testsuite]
    file mkdir $suite [file join $root build]
    file copy -force -- $srcdir/lib $srcdir/config $suite
    file copy -- $srcdir/check.sh $srcdir/verdict.sh $suite
    markers_write [file join $suite Makefile.am] "AREAS = planted\n"
    foreach {name text} $files {
	file mkdir [file dirname [file join $suite $name]]
	markers_write [file join $suite $name] $text
    }
    markers_write [file join $root build site.exp] \
	[join [concat [list [harness_site]] $option(-site)] \n]\n
    set command [concat [list sh [file join $suite check.sh] $suite] $option(-areas)]
    if {$option(-terminal)} {
	set command [list script -qec [join [lmap word $command {markers_quote $word}]] /dev/null]
    }
    set result [markers_run $command \
	-dir [file join $root build] -timeout 120 \
	-env [concat {SMOKE "" SPLIT "" RUNTEST runtest RUNTESTFLAGS "" CHECK_JOBS 1} $option(-env)]]
    set text "[dict get $result out][dict get $result err]"
    foreach sum [glob -nocomplain $root/build/areas/*/markers.sum] {
	append text [markers_read $sum]
    }
    # A read-only copy could not be removed next time.
    exec chmod -R u+w $root
    if {[dict get $result status] eq $status && [regexp -- $pattern $text]} {
	pass $title
    } else {
	fail "$title (status [dict get $result status])"
	send_log "output:\n$text\n"
    }
}

# This suite's own site.exp, as a planted one's.
proc harness_site {} {
    set lines {}
    foreach name {CC CXX MARKERS_PLUGIN MARKERS_INCLUDES MARKERS_LIBDIR MARKERS_TOOL
	    MARKERS_VERSION host_triplet build_triplet target_triplet} {
	lappend lines [list set $name [set ::$name]]
    }
    return [join $lines \n]
}

# A planted area with one test of this TEXT.
proc harness_test {title status pattern text args} {
    harness_plant $title $status $pattern [list \
	markers.planted/planted.exp $::harness_exp markers.planted/x-1.c $text] {*}$args
}
