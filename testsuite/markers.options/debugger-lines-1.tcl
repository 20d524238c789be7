# SPDX-License-Identifier: MIT
# In gdb: a breakpoint on the line of a marker is hit once for each call, on and
# off; its arguments can be printed; next and step go to the next line; a
# breakpoint in the body is hit if the site is on, and finish leads back.

proc debugger_test {options on} {
    global objdir srcdir subdir
    set title "gdb: $options, [expr {$on ? "on" : "off"}]"
    set source [file join $srcdir $subdir debugger.c]
    set program [markers_build debugger debugger.c $options]
    if {$program eq ""} {
	return
    }
    set command [list gdb -q -nx -batch]
    if {$on} {
	lappend command -ex "set environment MARKERS *"
    }
    lappend command -ex "python source = '$source'" -x [file join $srcdir $subdir debugger.py] $program
    set out [dict get [markers_run $command -timeout 120] out]
    set facts [regexp -all -inline -line {^fact: (.*)$} $out]
    set facts [lmap {all fact} $facts {set fact}]
    set expected {}
    foreach number {0 1 2} {
	lappend expected "number: $number" "name: name"
    }
    set stops [join [lrepeat 3 "('host', 0), ('host', 1)"] ", "]
    lappend expected "stops: \[$stops\]" "disassembly: True" "ended: True"
    if {$on} {
	lappend expected "body: event" "callers: \['host', 'main'\]" "line of the block: 0" \
	    "wrong above the probe: \[\]" "finished: ('host', 0)" "behind: ('host', 1)" \
	    "wrong behind: \[\]" "name behind: name"
    } else {
	lappend expected "body: not run"
    }
    if {$facts eq $expected} {
	pass $title
    } else {
	fail "$title ([lmap fact $facts {expr {$fact in $expected ? [continue] : $fact}}])"
    }
}

if {[auto_execok gdb] eq ""} {
    unsupported "gdb (there is none)"
} else {
    foreach options {
	"-O0 -g" "-Og -g" "-O2 -g" "-O2 -ggdb3 -gno-statement-frontiers" "-O0 -gdwarf-4"
	"-O2 -g -flto" "-O2 -g -gsplit-dwarf" "-O2 -g -fno-omit-frame-pointer -fPIE -pie"
    } {
	debugger_test $options 0
	debugger_test $options 1
    }
}
