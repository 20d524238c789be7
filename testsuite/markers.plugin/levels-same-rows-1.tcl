# SPDX-License-Identifier: MIT
# The same rows at every level of optimisation, with -g, and in every language
# standard.

proc levels_rows {title language source options expected} {
    global objdir srcdir subdir CC CXX MARKERS_PLUGIN MARKERS_INCLUDES
    set object [file join $objdir levels.o]
    set command [concat [expr {$language eq "c" ? $CC : $CXX}] \
	[list -fdiagnostics-plain-output -fplugin=$MARKERS_PLUGIN] $MARKERS_INCLUDES $options \
	[list -x $language -c [file join $srcdir $subdir $source] -o $object]]
    if {![markers_expect "$title: compiles" $command 0 {} {}]} {
	return
    }
    if {[catch {lmap row [markers_rows $object] {
	    list [dict get $row marker] [dict get $row line] [dict get $row function]
	}} rows]} {
	unresolved "$title: rows ($rows)"
    } elseif {[lsort $rows] eq [lsort $expected]} {
	pass "$title: rows"
    } else {
	fail "$title: rows ([lsort $rows])"
    }
}

proc levels_tests {} {
    set rows {{first 16 host} {second 17 host}}
    foreach {language standards} {
	c {c11 c17 c2x gnu11 gnu17 gnu2x}
	c++ {c++11 c++14 c++17 c++20 c++23 gnu++11 gnu++20}
    } {
	set title [expr {$language eq "c" ? "C" : "C++"}]
	foreach level {-O0 -O1 -O2 -O3 -Os -Og -Ofast} {
	    levels_rows "$title $level" $language preprocess.c [list $level] $rows
	    levels_rows "$title $level -g" $language preprocess.c [list $level -g -Wall -Wextra] $rows
	}
	foreach standard $standards {
	    levels_rows "$title -std=$standard" $language preprocess.c \
		[list -O2 -std=$standard -Wall -Wextra -Wpedantic] $rows
	}
    }
    # The attribute alone, in languages that are too old for markers.h.
    foreach {language standards} {c {c90 gnu90 c99 gnu99} c++ {c++98 gnu++98 c++03}} {
	foreach standard $standards {
	    levels_rows "without markers.h, -std=$standard" $language old.c \
		[list -O2 -std=$standard -Wall -Wextra] {{m 7 host}}
	}
    }
}

markers_smoke
levels_tests
