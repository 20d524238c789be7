# SPDX-License-Identifier: MIT
# A precompiled header that declares markers.

proc precompiled_tests {} {
    global objdir srcdir subdir CC CXX MARKERS_PLUGIN MARKERS_INCLUDES
    set folder [file join $objdir precompiled]
    file delete -force -- $folder
    file mkdir $folder
    foreach {language compiler} [list c $CC c++ $CXX] {
	foreach level {-O0 -O2} {
	    set title "$language $level: precompiled header"
	    set command [concat $compiler [list -fdiagnostics-plain-output -fplugin=$MARKERS_PLUGIN] \
		$MARKERS_INCLUDES [list $level -Winvalid-pch]]
	    file copy -force -- [file join $srcdir $subdir precompiled.h] $folder/precompiled.h
	    markers_expect "$title: made" \
		[concat $command [list -x $language-header $folder/precompiled.h -o $folder/precompiled.h.gch]] \
		0 {} {}
	    # The header itself is gone: only the precompiled one can be read.
	    markers_write $folder/precompiled.h "#error the precompiled header is not used\n"
	    set object $folder/user.o
	    markers_expect "$title: used" \
		[concat $command [list -I$folder -x $language [file join $srcdir $subdir precompiled.c] \
		    -c -o $object]] 0 {} {}
	    set names {}
	    if {![catch {markers_rows $object} rows]} {
		set names [lsort [lmap row $rows {
		    string cat [dict get $row provider] : [dict get $row marker]
		}]]
	    }
	    if {$names eq {:declared :local app:inlined}} {
		pass "$title: sites"
	    } else {
		fail "$title: sites ($names)"
	    }
	}
    }
}

markers_smoke
precompiled_tests
