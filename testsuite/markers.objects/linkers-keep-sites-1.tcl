# SPDX-License-Identifier: MIT
# What the linkers make of sites: COMDAT hosts in two files, garbage collection,
# identical code. Each program is listed, and run with its sites on.

proc linkers_rows {title file expected} {
    if {[catch {lsort [lmap row [markers_rows $file] {
	    list [dict get $row marker] [dict get $row function]
	}]} rows]} {
	unresolved "$title: rows ($rows)"
    } elseif {[regexp -- $expected $rows]} {
	pass "$title: rows"
    } else {
	fail "$title: rows ($rows)"
    }
}

proc linkers_program {title sources options rows} {
    global objdir
    set program [markers_build linkers $sources $options]
    if {$program eq ""} {
	return
    }
    linkers_rows $title $program $rows
    markers_tool_expect "$title: check" [list check $program] 0 {no fault\n$} ""
    markers_expect "$title: off" [list $program] 0 {^0 0\n$} {}
    markers_expect "$title: first on" [list $program] 0 {^[1-9]\d* 0\n$} {} -env {MARKERS first}
    markers_expect "$title: second on" [list $program] 0 {^0 [1-9]\d*\n$} {} -env {MARKERS second}
}

proc linkers_tests {} {
    set collect "-O2 -ffunction-sections -fdata-sections -Wl,--gc-sections"
    foreach linker {bfd gold lld mold} {
	if {![markers_have linker-$linker]} {
	    unsupported "$linker (not available)"
	    continue
	}
	set with "-fuse-ld=$linker"
	# Two instantiations in two files: one row each.
	linkers_program "$linker: COMDAT hosts" {linkers-comdat.cc linkers-comdat-other.cc} \
	    "-O2 $with" {^{first {?Host<[^\}]*}?} {second {?Host<[^\}]*}?}$}
	# The dead host's row is absent, or whole.
	foreach {title options} {
	    "" "" ", start-stop-gc" " -Wl,-z,start-stop-gc" ", nostart-stop-gc" " -Wl,-z,nostart-stop-gc"
	} {
	    if {$title ne "" && $linker in {gold mold}} {
		# They know no such option.
		continue
	    }
	    linkers_program "$linker: --gc-sections$title" linkers-dead.c "$collect$options $with" \
		{^({dead dead_host} )?{first live_host} {second live_host}$}
	}
	# Hosts that differ in their markers alone.
	set icf [expr {$linker eq "bfd" ? "" : "-Wl,--icf=all"}]
	linkers_program "$linker: identical code" linkers-identical.c \
	    "$collect $icf -fipa-icf $with" {^{first first_host} {second second_host}$}
	foreach options {-pie -no-pie -static} {
	    linkers_program "$linker: $options" linkers-identical.c \
		"-O2 [expr {$options eq "-pie" ? "-fPIE" : ""}] $options $with" \
		{^{first first_host} {second second_host}$}
	}
    }
}

markers_smoke
linkers_tests
