# SPDX-License-Identifier: MIT
# -E, -fsyntax-only, -save-temps and "preprocess, then compile" as ccache does.

proc preprocess_tests {} {
    global objdir srcdir subdir CC CXX MARKERS_PLUGIN MARKERS_INCLUDES
    set source [file join $srcdir $subdir preprocess.c]
    foreach {language compiler suffix} [list c $CC i c++ $CXX ii] {
	set command [concat $compiler [list -fdiagnostics-plain-output -fplugin=$MARKERS_PLUGIN] \
	    $MARKERS_INCLUDES -O2]
	set in [concat $command [list -x $language $source]]
	set out [file join $objdir preprocess]

	# -M takes no path through the compiler proper but the preprocessor's.
	markers_expect "$language -E" [concat $in -E -o $out.$suffix] 0 {} {}
	markers_expect "$language -M" [concat $in -M -o $out.d] 0 {} {}
	markers_expect "$language -fsyntax-only" [concat $in -fsyntax-only] 0 {} {}
	markers_expect "$language -fsyntax-only finds errors" \
	    [concat $in -fsyntax-only -DWRONG] 1 {} {marker '(int )?wrong(\(int\))?' must return 'void'}

	# The same code, whether the preprocessor ran apart or not.
	markers_expect "$language: compiled at once" [concat $in -S -o $out-once.s] 0 {} {}
	markers_expect "$language: compiled after -E" \
	    [concat $command [list -S $out.$suffix -o $out-apart.s]] 0 {} {}
	markers_expect "$language: with -fdirectives-only" \
	    [concat $in -E -fdirectives-only -o $out-directives.$suffix] 0 {} {}
	markers_expect "$language: compiled after -fdirectives-only" \
	    [concat $command [list -fpreprocessed -fdirectives-only -S $out-directives.$suffix \
		-o $out-directives.s]] 0 {} {}
	foreach kind {apart directives} {
	    markers_expect "$language: the same assembly ($kind)" \
		[list cmp $out-once.s $out-$kind.s] 0 {} {}
	}
	preprocess_save_temps $language $in $out
    }
}

proc preprocess_save_temps {language in out} {
    markers_expect "$language -save-temps" \
	[concat $in -c -save-temps=obj -o $out-saved.o] 0 {} {}
    if {[catch {markers_rows $out-saved.o} rows]} {
	fail "$language -save-temps: rows ($rows)"
    } elseif {[llength $rows] != 2} {
	fail "$language -save-temps: [llength $rows] rows, expected 2"
    } else {
	pass "$language -save-temps: rows"
    }
}

markers_smoke
preprocess_tests
