# SPDX-License-Identifier: MIT
# A short run has a row, or a reason, for every mechanism, and a verdict. What it finds
# is not judged here: 1 is the answer of a busy machine.

# Runs the measurement into FOLDER; its table as a list of rows, each a dict.
proc experiments_rows {folder environment} {
    global CC MARKERS_TOP_SRCDIR MARKERS_PLUGIN MARKERS_LIBDIR

    file delete -force -- $folder
    set result [markers_run [list sh $MARKERS_TOP_SRCDIR/bench/experiments/experiments.sh \
	$MARKERS_TOP_SRCDIR/bench/experiments $folder $MARKERS_PLUGIN \
	$MARKERS_TOP_SRCDIR/include $MARKERS_LIBDIR] \
	-env [concat [list CC $CC EXPERIMENTS_RUNS 1] $environment] -timeout 3600]
    if {[dict get $result status] ni {0 1} || [dict get $result err] ne ""} {
	return {}
    }
    set lines [split [string trim [markers_read $folder/experiments.tsv] "\n"] "\n"]
    set names [split [lindex $lines 0] "\t"]
    set rows {}
    foreach line [lrange $lines 1 end] {
	set row {}
	foreach name $names value [split $line "\t"] {
	    dict set row $name $value
	}
	lappend rows $row
    }
    return $rows
}

# Is there a row with figures, or with a reason why there are none?
proc experiments_has {rows part loop mechanism states} {
    foreach state $states {
	set found 0
	foreach row $rows {
	    if {[list [dict get $row part] [dict get $row loop] [dict get $row mechanism] \
		    [dict get $row state]] eq [list $part $loop $mechanism $state]} {
		incr found
		if {![string is double -strict [dict get $row median]]
			&& [dict get $row absent_because] eq ""} {
		    return 0
		}
	    }
	}
	if {$found != 1} {
	    return 0
	}
    }
    return 1
}

proc experiments_expect {rows part loops mechanisms states} {
    foreach loop $loops {
	foreach mechanism $mechanisms {
	    set title "experiments: $part, $loop, $mechanism"
	    if {[experiments_has $rows $part $loop $mechanism $states]} {
		pass $title
	    } else {
		fail $title
	    }
	}
    }
}

set kinds {nop/nopl nop/data16 nop/nops flip call/nopl call/data16 call/nops branch immediate}
set folder [file join $objdir experiments]
set rows [experiments_rows $folder {}]
if {[llength $rows]} {
    pass "experiments: run"
} else {
    fail "experiments: run"
}
experiments_expect $rows loops {empty memcpy} [concat $kinds flag {{asm goto key} sdt LTTng-UST \
    {XRay custom} {XRay typed}}] {off on}
experiments_expect $rows loops {empty memcpy} {{one NOP} {bare again}} off
experiments_expect $rows conditions stride {{memory, misses} {memory, hits} {immediate by hand} key \
    {asm goto key}} {off on}
experiments_expect $rows conditions {scattered chained} {{memory, misses}} {off on}
experiments_expect $rows syscalls {umask getppid pipe empty} {nop/nopl {probe global} {probe tls} \
    {probe key}} {off on}
experiments_expect $rows growth {1 2 4 8 16 32 64} {nop/nopl flip call/nopl branch immediate flag sdt \
    {asm goto key}} off
experiments_expect $rows many {2000 10000 100000} {nop/nopl flip call/nopl branch immediate sdt \
    {asm goto key}} off
set report [markers_read $folder/experiments.txt]
foreach pattern {{processor: \S} {counter: +\d+ MHz} {compiler: +\S}
	{nop/nopl takes .* over one NOP, tolerance} {key takes .* memory, misses}} {
    if {[regexp -- $pattern $report]} {
	pass "experiments: report has $pattern"
    } else {
	fail "experiments: report has $pattern"
    }
}
file delete -force -- $folder
