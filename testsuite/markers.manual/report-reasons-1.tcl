# SPDX-License-Identifier: MIT
# The reasons why the call of a site is an ordinary one: those that the manual lists, the
# plugin has and the report prints are the same.

# Each function has one site, on a line of its own; the comment says why it is ordinary.
set reasons_source {#include <markers.h>
#include <complex.h>
#include <setjmp.h>
MARKER void integer(int x);
MARKER void many(@parameters@);
MARKER void wide(long double x);
MARKER void complex_one(double _Complex x);
MARKER void variadic(int x, ...);
jmp_buf buffer;
void done(int *p);
void call(void (*f)(void));
int length(const char *p);
void f1(int x)
{
	if (!setjmp(buffer))
		integer(x);	// the host calls setjmp or a function like it
}
void f2(int x)
{
	__label__ out;
	void jump(void) { goto out; }
	call(jump);
	integer(x);	// a nested function may jump into the host
out:;
}
void f3(int x)
{
	int y __attribute__((cleanup(done))) = x;
	integer(x);	// the host has something to clean up if a probe's thread ends
}
void f4(int x)
{
	many(@arguments@);	// it has too many arguments
}
void f5(long double x)
{
	wide(x);	// an argument does not go in registers or stack words
}
void f6(double _Complex x)
{
	complex_one(x);	// an argument is not in memory or a register as a whole
}
void f7(int x)
{
	variadic(x, 1);	// the marker is variadic
}
}
set reasons_source_call {#include <markers.h>
MARKER void integer(int x);
void f8(int x)
{
	integer(x);	// the kind of the site is `call'
}
}
set reasons_source_registers {#include <markers.h>
register long global __asm__("r15");
MARKER void integer(int x);
void f9(int x)
{
	integer(x);	// registers are variables of the program, or not known to the plugin
}
}

# The reasons in SOURCE's comments and those that the compiler, with OPTIONS, gives for
# the same lines: two lists of {line reason}.
proc reasons_of {name source options} {
    global CC MARKERS_PLUGIN MARKERS_INCLUDES objdir
    set file [file join $objdir $name]
    markers_write $file $source
    set result [markers_run [concat $CC $MARKERS_INCLUDES [list -fplugin=$MARKERS_PLUGIN -O2 \
	-fdiagnostics-plain-output -fplugin-arg-markers-report] $options [list -S $file -o /dev/null]]]
    if {[regexp -line {^cc1: note: .*$} [dict get $result err] note]} {
	fail "$name: each note has its place: $note"
    } else {
	pass "$name: each note has its place"
    }
    set said {}
    foreach {all line reason} [regexp -all -inline -line \
	    {:([0-9]+):[0-9]+: note: the call of this site is an ordinary one, which its host may pay for: (.*)$} \
	    [dict get $result err]] {
	lappend said [list $line $reason]
    }
    set expected {}
    set number 0
    foreach line [split $source \n] {
	incr number
	if {[regexp {// (.*)$} $line all reason]} {
	    lappend expected [list $number $reason]
	}
    }
    return [list [lsort $expected] [lsort $said]]
}

# The plugin's table.
proc reasons_in_plugin {} {
    set table ""
    regexp {\nstatic const char \*const reasons\[\] = \{\n(.*?)\n\};} \
	[manual_file plugin/site/report.cc] all table
    return [lmap {all reason} [regexp -all -inline {"([^"]+)"} $table] {set reason}]
}

set reasons_many 32
set reasons_numbers {}
for {set i 0} {$i < $reasons_many} {incr i} {
    lappend reasons_numbers $i
}
set reasons_source [string map [list \
    @parameters@ [join [lmap i $reasons_numbers {set i "int a$i"}] ", "] \
    @arguments@ [join [lmap i $reasons_numbers {set i x}] ", "]] $reasons_source]
lassign [reasons_of reasons.c $reasons_source -fexceptions] reasons_expected reasons_said
lassign [reasons_of reasons-call.c $reasons_source_call -fplugin-arg-markers-site=call] \
    reasons_expected_call reasons_said_call
lassign [reasons_of reasons-registers.c $reasons_source_registers ""] \
    reasons_expected_registers reasons_said_registers
set reasons_all [concat $reasons_expected $reasons_expected_call $reasons_expected_registers]
manual_compare "each reason is the one of its call" \
    [concat $reasons_said $reasons_said_call $reasons_said_registers] $reasons_all
set reasons_tried [lmap reason $reasons_all {lindex $reason 1}]
set reasons_in_manual [lmap item [manual_items [manual_part "The plugin's reasons."]] {manual_plain $item}]
manual_compare "the manual lists the reasons that there are" $reasons_tried $reasons_in_manual
manual_compare "the plugin has the reasons that the manual lists" [reasons_in_plugin] $reasons_in_manual
