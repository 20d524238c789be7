# SPDX-License-Identifier: MIT
# The symbols and sections that the plugin adds to an object: those that the manual lists
# and no others, and none that is seen outside the program or shared object.

set names_source {#include <markers.h>
MARKER void in_all(int x)
{
	(void)x;
}
MARKER static void in_one(int x)
{
	__asm__ volatile ("" : : "r"(x));
}
MARKER void bodiless(int x);
MARKER void pointed(int x)
{
	(void)x;
}
MARKER void variadic(int x, ...);
MARKER void wide(long double x);
MARKER_KEY static bool own = true;
MARKER_KEY bool shared;
MARKER_KEY bool starts_true = true;
MARKER_KEY extern bool other;
void (*pointer)(int) = pointed;
int length(const char *p);
int host(int x, const char *p)
{
	in_all(x);
	in_one(x);
	bodiless(length(p));
	pointed(x);
	variadic(x, 1, 2);
	wide(x);
	if (own)
		x++;
	if (shared)
		x += 2;
	if (other)
		x += 4;
	return x;
}
int first(const char *p)
{
	return p[0];
}
}

# {kind name} of each symbol (kind U: only referred to) and section of the object that
# OPTIONS make of the source.
proc names_in_object {options} {
    global CC MARKERS_INCLUDES objdir names_source
    set source [file join $objdir names.c]
    set object [file join $objdir names.o]
    markers_write $source $names_source
    set result [markers_run [concat $CC $MARKERS_INCLUDES $options [list -O2 -c $source -o $object]]]
    if {[dict get $result status] != 0} {
	error [dict get $result err]
    }
    set names {}
    set text [dict get [markers_run [list readelf -sW $object]] out]
    foreach {all type bind seen index name} [regexp -all -inline -line \
	    {^ +\d+: [0-9a-f]+ +\d+ (\w+) +(\w+) +(\w+) +(\w+) (\S+)$} $text] {
	if {$type eq "SECTION" || [regexp {^\.L\d} $name]} {
	    continue	;# GCC's
	}
	lappend names [list symbol [expr {$index eq "UND" ? "U" : "$bind-$seen"}] $name]
    }
    set text [dict get [markers_run [list readelf -SW $object]] out]
    foreach {all name} [regexp -all -inline -line {^ +\[ *\d+\] (\S+) +[A-Z_]+ } $text] {
	if {![regexp {^\.rela} $name]} {
	    lappend names [list section "" $name]
	}
    }
    return $names
}

# The manual's ITEM as a regular expression.
proc names_pattern {item} {
    set item [string map [list @var{n} \x11 @var{shape} \x12 @var{symbol} \x13 * \x14] $item]
    set item [regsub -all {[.+]} [manual_plain $item] {\\&}]
    return "^[string map [list \x11 {[0-9]+} \x12 {[a-z0-9]*} \x13 {\S+} \x14 {\S*}] $item]\$"
}

proc names_tests {} {
    global MARKERS_PLUGIN names_source
    set usual {}
    foreach entry [concat [names_in_object {}] [names_in_object {-g -fPIC}]] {
	lappend usual [lindex $entry 2]
    }
    set own [regexp -all -inline {\w+} $names_source]
    set added {}
    set seen {}
    foreach options {
	"" "-g -fPIC"
	"-fplugin-arg-markers-entry=* -fplugin-arg-markers-exit=*"
	"-fplugin-arg-markers-site=flip" "-fplugin-arg-markers-site=call"
	"-fplugin-arg-markers-site=branch" "-fplugin-arg-markers-site=immediate"
	"-fplugin-arg-markers-own-section"
    } {
	foreach entry [names_in_object [concat -fplugin=$MARKERS_PLUGIN $options]] {
	    lassign $entry kind bind name
	    # Not what is there without the plugin, and the user's own, also in parts.
	    if {$name in $usual || [regsub {\.(cold|\d+)$} $name ""] in $own
		    || [regexp {^\.(debug_|group$|text\.unlikely$|(init|fini)_array|rodata\.str|data\.rel)} $name]} {
		continue
	    }
	    lappend added [list $kind $name]
	    if {$bind ni {"" U LOCAL-DEFAULT LOCAL-HIDDEN GLOBAL-HIDDEN WEAK-HIDDEN}} {
		lappend seen $name
	    }
	}
    }
    foreach {kind titles} {
	symbol {"The plugin's symbols." "The plugin's references."}
	section {"The plugin's sections." "The sections for recorders."}
    } {
	set items [concat {*}[lmap title $titles {manual_items [manual_part $title]}]]
	set unlisted {}
	array unset used
	foreach entry [lsort -unique $added] {
	    if {[lindex $entry 0] ne $kind} {
		continue
	    }
	    set name [lindex $entry 1]
	    set listed 0
	    foreach item $items {
		if {[regexp [names_pattern $item] $name]} {
		    set used($item) 1
		    set listed 1
		}
	    }
	    if {!$listed} {
		lappend unlisted $name
	    }
	}
	set unused [lmap item $items {if {[info exists used($item)]} continue; set item}]
	if {[llength $items] < 5} {
	    unresolved "the manual lists the ${kind}s that are added (no list)"
	} elseif {[llength $unlisted] || [llength $unused]} {
	    fail "the manual lists the ${kind}s that are added (not listed: $unlisted; listed, but not there: $unused)"
	} else {
	    pass "the manual lists the ${kind}s that are added"
	}
    }
    if {[llength $seen]} {
	fail "what is added is not seen outside: [lsort -unique $seen]"
    } else {
	pass "what is added is not seen outside"
    }
}

names_tests
