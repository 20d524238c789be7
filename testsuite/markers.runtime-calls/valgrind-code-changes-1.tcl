# SPDX-License-Identifier: MIT
# Under valgrind, which runs translations of the code, sites change too, whatever it
# is told about code that changes.

foreach {source checks} {
    enable-counted-1.c {all-non-file none} attach-within-probe-1.c all-non-file variadic-list-1.c all-non-file
    cancel-in-probe-1.c all-non-file detach-waits-1.c all-non-file toggle-seen-1.c {all-non-file all none}
} {
    foreach check $checks {
	set title "valgrind --smc-check=$check: $source"
	if {![llength [auto_execok valgrind]]} {
	    unsupported "$title (valgrind is missing)"
	    continue
	}
	set program [markers_build valgrind-[file rootname $source] $source "-O2 -g -fexceptions -pthread"]
	if {$program ne ""} {
	    markers_expect $title [list valgrind -q --fair-sched=yes --smc-check=$check \
		--error-exitcode=99 $program] 0 "" "" -timeout 300
	}
    }
}
