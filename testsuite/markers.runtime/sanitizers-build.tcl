# SPDX-License-Identifier: MIT
#
# A runtime that is built for sanitizers, and tests with it.

# Builds a shared libmarkers with SANITIZERS; its folder, or "" after an UNRESOLVED.
proc runtime_sanitized {sanitizers} {
    global CC objdir MARKERS_TOP_SRCDIR MARKERS_TOP_BUILDDIR MARKERS_INCLUDES

    set source [file join $MARKERS_TOP_SRCDIR runtime]
    set folder [file join $objdir runtime-[string map {, -} $sanitizers]]
    file mkdir $folder
    set files [concat [glob [file join $source *.c]] [glob [file join $source *.S]]]
    set result [markers_run [concat $CC -std=gnu11 -g -O1 -fPIC -pthread -D_GNU_SOURCE \
	-fsanitize=$sanitizers -fno-sanitize-recover=all -I$MARKERS_TOP_BUILDDIR $MARKERS_INCLUDES $files \
	-shared -Wl,-z,nodelete -Wl,--version-script=[file join $source libmarkers.map] \
	-Wl,-soname,libmarkers.so -o [file join $folder libmarkers.so]] -timeout 300]
    if {[dict get $result status] ne "0"} {
	unresolved "runtime with -fsanitize=$sanitizers: [dict get $result err]"
	return ""
    }
    return $folder
}

# Runs the tests FILES with a runtime that is built with SANITIZERS; they with OPTIONS,
# too.
proc runtime_sanitize {sanitizers files {options ""}} {
    global MARKERS_LIBDIR

    if {![markers_have sanitizer-$sanitizers]} {
	unsupported "runtime with -fsanitize=$sanitizers: the compiler cannot link that"
	return
    }
    set folder [runtime_sanitized $sanitizers]
    if {$folder ne ""} {
	set usual $MARKERS_LIBDIR
	set MARKERS_LIBDIR $folder
	markers-torture $files [list "-O1 -g -fsanitize=$sanitizers -fno-sanitize-recover=all $options"]
	set MARKERS_LIBDIR $usual
    }
}
