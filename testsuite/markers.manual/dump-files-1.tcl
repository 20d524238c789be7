# SPDX-License-Identifier: MIT
# The plugin's passes leave dumps with -fdump-tree-all and -fdump-rtl-all, and GCC knows no
# option for one of them alone, as the manual says.

proc dumps_tests {} {
    global CXX MARKERS_PLUGIN MARKERS_INCLUDES objdir
    set folder [file join $objdir dumps]
    file delete -force -- $folder
    file mkdir $folder
    set source [file join $folder dumps.cc]
    markers_write $source "#include <markers.h>
MARKER void m(int x);
MARKER_KEY static bool key;
int *pointer;
int host(int x)
{
	if (key)
		m(x);
	try {
		return *pointer;
	} catch (...) {
		return x;
	}
}
"
    set command [concat $CXX $MARKERS_INCLUDES [list -O2 -fnon-call-exceptions -fplugin=$MARKERS_PLUGIN \
	-fplugin-arg-markers-entry=* -fplugin-arg-markers-exit=* -fplugin-arg-markers-report]]
    # Some are for a few options only.
    foreach options {{-Og -Wall} {-Wall -fexceptions -fnon-call-exceptions}} {
	set result [markers_run [concat $command $options \
	    [list -fdump-tree-all -fdump-rtl-all -c $source -o dumps.o]] -dir $folder]
    }
    set written {}
    foreach file [glob -nocomplain -directory $folder -tails -- *.marker_*] {
	set name [string trimright [regsub {^.*\.[0-9]+([tr])\.} $file {\1.}] 0123456789]
	if {$name ni $written} {
	    lappend written $name
	}
    }
    set names {}
    foreach {all kind name} [regexp -all -inline {(in RTL)|@code\{(marker_\w+)\}} \
	    [manual_part "The plugin's dumps."]] {
	if {$kind ne ""} {
	    set rtl 1
	} else {
	    lappend names [expr {[info exists rtl] ? "r" : "t"}].$name
	}
    }
    manual_compare "each pass leaves its dump" $written $names
    foreach name $names {
	set option -fdump-[expr {[string match r.* $name] ? "rtl" : "tree"}]-[string range $name 2 end]
	set result [markers_run [concat $command [list $option -c $source -o dumps.o]] -dir $folder]
	if {[dict get $result status] != 0 && [regexp {unrecognized command-line option} [dict get $result err]]} {
	    continue
	}
	fail "GCC knows no option for a dump alone ($option)"
	return
    }
    pass "GCC knows no option for a dump alone"
}

dumps_tests
