# SPDX-License-Identifier: MIT
# gdb steps over a site that is on, and through the guard: at each instruction the
# backtrace goes from there through the host to main.

set title "gdb: backtraces in the guard"
set script [file join $objdir guard.gdb]
set file [open $script w]
puts $file {set pagination off
set debuginfod enabled off
set confirm off
break probe
run
break markers_guard
run
python
bad, steps, name = 0, 0, ""
while steps < 1000 and name != "host":
    frame, names = gdb.newest_frame(), []
    name = frame.name()
    while frame is not None and len(names) < 20:
        names.append(frame.name())
        frame = frame.older()
    bad += "host" not in names or "main" not in names
    gdb.execute("stepi" if name == "markers_guard" else "finish", to_string=True)
    steps += 1
print("guard: enough %d, bad %d" % (steps > 30, bad))
end
}
close $file
if {![llength [auto_execok gdb]]} {
    unsupported "$title (gdb is missing)"
} else {
    set program [markers_build gdb-guard guard-2.c "-O1 -g -fno-omit-frame-pointer -rdynamic"]
    if {$program ne ""} {
	set result [markers_run [list gdb -q -nx -batch -x $script $program] -timeout 120]
	if {[regexp {guard: enough 1, bad 0} [dict get $result out]]} {
	    pass $title
	} else {
	    verbose -log "[dict get $result out][dict get $result err]"
	    fail $title
	}
    }
}
