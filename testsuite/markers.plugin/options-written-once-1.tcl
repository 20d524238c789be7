# SPDX-License-Identifier: MIT
# The options that the plugin knows are those of --help, of the manual and of the
# man page, and each of these has all of them.

proc options_same {title names known} {
    set names [lsort -unique $names]
    if {$known ne {} && $names eq $known} {
	pass $title
    } else {
	fail "$title (found {$names}, known {$known})"
    }
}

# What RE finds in TEXT, in its only group.
proc options_found {re text} {
    return [lmap {- name} [regexp -all -inline -- $re $text] {set name}]
}

# What the plugin says that it knows.
proc options_known {command} {
    set result [markers_run [concat $command -fplugin-arg-markers-none]]
    if {![regexp {known are: ([^\n]*)\n} [dict get $result err] - list]} {
	return {}
    }
    return [lsort [lmap option [split [string map {", " ,} $list] ,] {
	regsub {=.*} $option ""
    }]]
}

proc options_tests {} {
    global objdir srcdir CC MARKERS_PLUGIN
    set source [file join $objdir options.c]
    markers_write $source "int x;\n"
    set command [concat $CC [list -fdiagnostics-plain-output \
	-fplugin=$MARKERS_PLUGIN -S $source -o /dev/null]]
    set known [options_known $command]

    # The driver hands --help on if it is told to be verbose.
    set result [markers_run [concat $command -v --help]]
    set help ""
    regexp {Help for the loaded plugins:\n markers:\n(.*?)\n    \n} \
	"[dict get $result out][dict get $result err]" - help
    options_same "--help lists the options" \
	[options_found {-fplugin-arg-markers-([a-z-]+)} $help] $known
    foreach list {"nop, flip, call, branch, immediate" "nopl, data16, nops"} {
	if {[string first $list $help] >= 0} {
	    pass "--help lists $list"
	} else {
	    fail "--help lists $list"
	}
    }

    set manual [markers_read [file join $srcdir .. doc markers.texi]]
    set chapter ""
    regexp {@chapter Options of the plugin\n(.*?)\n@node} $manual - chapter
    options_same "the manual's chapter lists the options" \
	[options_found {@itemx? -fplugin-arg-markers-([a-z-]+)} $chapter] $known
    options_same "the manual names no other" \
	[options_found {-fplugin-arg-markers-([a-z-]+)} $manual] $known

    set page [string map {\\- -} [markers_read [file join $srcdir .. doc markers.1]]]
    options_same "the man page lists the options" \
	[options_found {-fplugin-arg-markers-([a-z-]+)} $page] $known
}

markers_smoke
options_tests
