# SPDX-License-Identifier: MIT
# A global key that starts true, in a program without the library, fails to link: other
# files take it to start false.

markers_smoke
markers_expect "a global key that starts true needs the library" \
    [concat $CC [list -fplugin=$MARKERS_PLUGIN] $MARKERS_INCLUDES \
	[list -O2 [file join $srcdir $subdir extern-starts-true.c] -o [file join $objdir extern-starts-true]]] \
    1 "" {undefined reference to .markers_needed_by_a_global_key_that_starts_true}
