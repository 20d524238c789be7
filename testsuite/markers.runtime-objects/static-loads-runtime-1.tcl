# SPDX-License-Identifier: MIT
# A static program loads a library that is linked with the runtime. The loader shows nothing
# there: that is an error, and not a wait for ever.

proc static_loads {} {
    global CC objdir srcdir subdir MARKERS_LIBDIR
    set library [markers_build libstatic.so static-loads-runtime-lib.c \
	"-O2 -L$MARKERS_LIBDIR -Wl,--no-as-needed -lmarkers -Wl,-rpath,$MARKERS_LIBDIR" shared]
    set program [file join $objdir static-loads]
    set result [markers_run [concat $CC [list -O2 -w -static \
	$srcdir/$subdir/static-loads-runtime.c -o $program]]]
    if {$library eq "" || [dict get $result status] ne "0"} {
	unsupported "static program that loads the runtime: [dict get $result err]"
	return
    }
    set result [markers_run [list $program $library] -timeout 20]
    if {[dict get $result status] eq "77"} {
	unsupported "static program that loads the runtime: [dict get $result out]"
    } elseif {[dict get $result status] eq "0"} {
	pass "static program that loads the runtime"
    } else {
	fail "static program that loads the runtime ($result)"
    }
}
static_loads
