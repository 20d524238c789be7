# SPDX-License-Identifier: MIT
# Copied blocks: each copy of a site, a NOP with a relocation, has its row, and each row
# names a NOP. What aligns code with NOPs of its own is off, as far as there are options
# for it; such a NOP has no relocation.

proc copies_nops {object} {
    set result [markers_run [list objdump -dr $object]]
    return [regexp -all {\t0f 1f 44 00 00 +\t[^\n]*\n[^\n]*R_X86_64_NONE} \
	[dict get $result out]]
}

proc copies_tests {} {
    set plain "-fno-align-functions -fno-align-loops -fno-align-jumps -fno-align-labels"
    foreach {source least} {loop-unrolled-1.c 2 branch-threaded-1.c 6 interpreter-goto-1.c 1 recursion-and-tail-1.c 2} {
	foreach level {-O0 -O1 -O2 -O3 "-O3 -funroll-all-loops" -Os "-O2 --coverage"} {
	    set title "$source $level"
	    set object [markers_build copies.o $source "$level $plain" object]
	    if {$object eq ""} {
		continue
	    }
	    if {[catch {markers_rows $object} rows]} {
		unresolved "$title: rows ($rows)"
		continue
	    }
	    set nops [copies_nops $object]
	    if {[llength $rows] == $nops && $nops >= $least} {
		pass "$title: as many rows as NOPs"
	    } else {
		fail "$title: [llength $rows] rows, $nops NOPs, at least $least expected"
	    }
	    set places [lsort -unique [lmap row $rows {
		list [dict get $row site_section] [dict get $row site]
	    }]]
	    if {[llength $places] == [llength $rows]} {
		pass "$title: no row twice"
	    } else {
		fail "$title: [llength $rows] rows for [llength $places] places"
	    }
	}
    }
}

markers_smoke
copies_tests
