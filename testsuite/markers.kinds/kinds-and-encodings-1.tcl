# SPDX-License-Identifier: MIT
# Each kind with each encoding that it can have, in C and C++, at several levels.

proc kinds_one {kind encoding source level} {
    global srcdir subdir
    set title "$kind/$encoding [file extension $source] $level"
    set several [expr {$encoding ne "nopl"}]
    set options "-fplugin-arg-markers-site=$kind -fplugin-arg-markers-nop=$encoding\
	-DKIND=MARKER_SITE_[string toupper $kind] -DSEVERAL=$several -pthread -Wno-address $level"
    set program [markers_build kinds-program $source $options]
    if {$program eq ""} {
	return
    }
    set kinds {}
    foreach row [markers_rows $program] {
	set wanted [expr {$kind eq "call" && [dict get $row marker] eq "printing" ? "nop" : $kind}]
	set right [expr {[dict get $row kind] eq $wanted && [dict get $row encoding] eq $encoding
	    && [dict get $row enabled] eq "false"}]
	lappend kinds $right
    }
    if {[llength $kinds] >= 3 && 0 ni $kinds} {
	pass "$title: listed"
    } else {
	fail "$title: listed"
    }
    markers_tool_expect "$title: checked" [list check $program] 0 {sites, no fault\n$} {}
    markers_expect "$title: runs" [list $program] 0 {} {}
    markers_expect "$title: runs, on before main" [list $program on] 0 {} {} -env {MARKERS *}
    markers_tool_expect "$title: turned on in the file" [list enable * $program -o $program-on] 0 \
	{on, [0-9]+ of them changed} {}
    markers_tool_expect "$title: checked when on" [list check $program-on] 0 {sites, no fault\n$} {}
    # The library finds them on, and counts from there.
    markers_expect "$title: the file that is on runs" [list $program-on on] 0 {} {}
    markers_tool_expect "$title: turned off in the file" [list disable * $program-on -o $program-off] 0 {off} {}
    markers_expect "$title: the file is as it was" [list cmp $program $program-off] 0 {} {}
}

foreach {kind encodings} {
    nop {nopl data16 nops} flip nopl call {nopl data16 nops} branch nopl immediate nopl
} {
    foreach encoding $encodings {
	foreach source {kinds.c kinds.cc} {
	    foreach level {-O0 -O2 -Os "-O2 -flto"} {
		kinds_one $kind $encoding $source $level
	    }
	}
    }
}
# What else decides what a site's code looks like.
foreach kind {flip call branch immediate} {
    foreach level {"-O2 -fPIC -fno-plt" "-O2 -masm=intel" "-O3 -g" "-O2 -mno-red-zone -fcf-protection=full"
	"-O1 -ffunction-sections -Wl,--gc-sections" "-O2 -static" "-O2 -fPIE -static-pie"} {
	kinds_one $kind nopl kinds.c $level
    }
}
