# SPDX-License-Identifier: MIT
# perf's call graphs and callgrind, with nearly all of the time in a marker's body.

# With frame pointers: from the body to main. The host is not in it, since the
# library's guard, through which it calls, has no frame.
proc profilers_perf {} {
    global objdir
    set title "perf record --call-graph fp"
    if {[auto_execok perf] eq ""} {
	unsupported "$title (there is no perf)"
	return
    }
    set data [file join $objdir perf.data]
    set program [markers_build profile profile.c \
	"-O2 -g -fno-omit-frame-pointer"]
    if {$program eq ""} {
	return
    }
    set record [list perf record -q -F 499 -e cpu-clock:u --call-graph fp -o $data]
    set result [markers_run [concat $record [list true]]]
    if {[dict get $result status] ne "0"} {
	unsupported "$title (perf may not record here: [lindex [split [dict get $result err] \n] 0])"
	return
    }
    markers_expect "$title: the program ends as before" [concat $record [list $program]] 0 {} {} \
	-env {MARKERS *}
    set out [dict get [markers_run [list perf script -i $data -F ip,sym]] out]
    # A sample is a paragraph, one function a line, the innermost first.
    set samples [regexp -all {\mspin\M} $out]
    set whole [regexp -all {spin\n[^\n]*busy[^\n]*\n([^\n]+\n)*?[^\n]*outer\n[^\n]*main\n} $out]
    if {!$samples} {
	unsupported "$title (no samples: too slow a machine, or too fast)"
    } elseif {$whole >= 0.9 * $samples} {
	pass "$title: from the body to main"
    } else {
	fail "$title: from the body to main ($whole of $samples samples)"
    }
}

proc profilers_callgrind {} {
    global objdir
    set title callgrind
    if {[auto_execok valgrind] eq ""} {
	unsupported "$title (there is no valgrind)"
	return
    }
    set program [markers_build profile profile.c "-O2 -g"]
    if {$program eq ""} {
	return
    }
    foreach {on environment} {off {} on {MARKERS *}} {
	set file [file join $objdir callgrind-$on]
	file delete $file
	markers_expect "$title, $on" [list valgrind -q --tool=callgrind --callgrind-out-file=$file $program] \
	    0 {} {} -env $environment -timeout 120
	if {[regexp {fn=\(\d+\) spin\M} [markers_read $file]] == ($on eq "on")} {
	    pass "$title, $on: the body"
	} else {
	    fail "$title, $on: the body"
	}
    }
}

profilers_perf
profilers_callgrind
