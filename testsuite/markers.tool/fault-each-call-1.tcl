# SPDX-License-Identifier: MIT
# Each system call from the opening of the file on, and each allocation, fails once:
# the answer is the right one, or status 2, one message, and no change of the output.

set faults [tool_path fault1]
file delete -force -- $faults
file mkdir $faults
set driver [tool_compile fault1-driver [list -O1 -D_GNU_SOURCE $srcdir/$subdir/fault.c]]
set preload [tool_compile fault1-alloc.so [list -O1 -shared -fPIC $srcdir/$subdir/fault-alloc.c]]

proc fault_run {what file command arguments} {
    global MARKERS_TOOL driver faults preload
    foreach name [glob -nocomplain $faults/*] {
	file delete -- $name
    }
    set title "faults: $what, $command, [file tail $file]"
    set result [markers_run [concat [list $driver $what $faults $file $MARKERS_TOOL] $command $arguments] \
	-env [list FAULT_PRELOAD $preload] -timeout 120]
    if {[dict get $result status] eq "77"} {
	unsupported "$title (no process may be traced here)"
    } elseif {[dict get $result status] eq "0" && [dict get $result err] eq ""} {
	pass $title
	verbose -log [string trim [dict get $result out]]
    } else {
	fail $title
	send_log "[dict get $result out]\n[dict get $result err]\n"
    }
}

set program [tool_two_sites fault1-two]
set library [tool_two_sites fault1.so {-shared -nostdlib}]
set object [tool_two_sites fault1.o -c]
set archive [tool_path fault1.a]
file delete -- $archive
tool_run ar rcs $archive $object
# Its symbols are in a debug file.
set stripped [tool_path fault1-stripped]
tool_run objcopy --only-keep-debug $program $stripped.debug
tool_run objcopy --strip-all --add-gnu-debuglink=$stripped.debug $program $stripped
# Faults in a row and in a descriptor.
set row [tool_edit $library fault1-row.so [lindex [tool_section $library marker_sites] 1] {0 0 0 0}]
set nameless [tool_edit $library fault1-name.so \
    [expr {[lindex [tool_section $library marker_descriptors] 1] + 20}] {0 0 0 0}]

foreach what {calls memory} {
    foreach file [list $program $library $object $archive $stripped $row $nameless] {
	fault_run $what $file list [list $file]
	fault_run $what $file {list --json} [list $file]
	fault_run $what $file {list --sizes} [list $file]
	fault_run $what $file {list --count=function} [list $file]
	fault_run $what $file check [list $file]
    }
    foreach file [list $program $library $object $stripped] {
	fault_run $what $file enable [list * $file -o $faults/out]
	fault_run $what $file disable [list * $file -o $faults/out]
    }
}
