# SPDX-License-Identifier: MIT
# A full backtrace at every instruction of a block, in hosts with and without a
# frame pointer, leaf and not, and in the probe.

proc unwind_tests {} {
    global srcdir subdir
    if {[auto_execok gdb] eq ""} {
	unsupported "unwinding (no gdb)"
	return
    }
    set script [file join $srcdir $subdir unwind.py]
    foreach options {
	"-O0" "-O1 -fPIC" "-O2" "-O2 -fno-omit-frame-pointer" "-Os"
	"-O2 -mno-red-zone" "-O2 -mstackrealign" "-O3 -fomit-frame-pointer"
    } {
	set program [markers_build unwind unwind.c "-g $options"]
	if {$program eq ""} {
	    continue
	}
	set result [markers_run [list gdb -nx -batch -ex "set environment MARKERS six" \
	    -x $script $program] -timeout 300]
	if {[string match "*bad 0, enough steps True, the probe was seen True*" \
		[dict get $result out]]} {
	    pass "unwinding at every instruction: $options"
	} else {
	    fail "unwinding at every instruction: $options ([string range [dict get $result out] end-300 end])"
	}
    }
}

unwind_tests
