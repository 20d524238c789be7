# SPDX-License-Identifier: MIT
# Under valgrind, which runs translations of the code, sites change too.

foreach source {enable-1.c attach-2.c variadic-1.c cancel-1.c detach-1.c} {
    set title "valgrind: $source"
    if {![llength [auto_execok valgrind]]} {
	unsupported "$title (valgrind is missing)"
	continue
    }
    set program [markers_build valgrind-[file rootname $source] $source "-O2 -g -fexceptions -pthread"]
    if {$program ne ""} {
	markers_expect $title [list valgrind -q --error-exitcode=99 $program] 0 "" "" -timeout 300
    }
}
