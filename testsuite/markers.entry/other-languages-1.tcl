# SPDX-License-Identifier: MIT
# Entries and exits in the other languages of GCC: the program has both for its
# function, and does the same with all sites on.

# name, GCC's own program for it, file, options, function, text
set languages {
    {Fortran f951 other.f90 "-lgfortran" add {program p
  integer :: s
  s = 0
  call add(s, 4)
  if (s /= 4) stop 1
contains
  subroutine add(a, b)
    integer, intent(inout) :: a
    integer, intent(in) :: b
    a = a + b
  end subroutine
end program
}}
    {D d21 other.d "-fno-druntime" add {extern(C) int add(int a) { return a + 1; }
extern(C) int main() { return add(1) == 2 ? 0 : 1; }
}}
    {Objective-C cc1obj other.m "" add {#include <markers.h>
MARKER void m(int x);
static int sum;
static void probe(void *data, int x) { (void)data; sum += x; }
__attribute__((noinline)) int add(int x) { m(x); return x + 1; }
int main(void)
{
	if (MARKERS_ATTACH(m, probe, 0) != 1)
		return 1;
	return add(4) != 5 || sum != 4;
}
}}
    {Modula-2 cc1gm2 other.mod "" add {MODULE other;
VAR s: INTEGER;
PROCEDURE add (a: INTEGER);
BEGIN
  s := s + a
END add;
BEGIN
  s := 0;
  add (4);
  IF s # 4 THEN HALT (1) END
END other.
}}
}

proc language_check {name program file options function text} {
    global CC MARKERS_PLUGIN MARKERS_INCLUDES MARKERS_LIBDIR objdir MARKERS_TOOL
    set found [string trim [dict get [markers_run [concat $CC -print-prog-name=$program]] out]]
    if {[file pathtype $found] ne "absolute"} {
	unsupported "$name: the compiler has no $program"
	return
    }
    set source [file join $objdir $file]
    set output [file join $objdir other]
    markers_write $source $text
    file delete -force -- $output
    set result [markers_run [concat $CC -O1 -fno-inline -fplugin=$MARKERS_PLUGIN \
	-fplugin-arg-markers-entry=* -fplugin-arg-markers-exit=* $MARKERS_INCLUDES \
	[list $source -o $output] $options \
	-L$MARKERS_LIBDIR -Wl,-rpath,$MARKERS_LIBDIR -Wl,--no-as-needed -lmarkers]]
    if {[dict get $result status] ne "0"} {
	fail "$name: compiles"
	return
    }
    pass "$name: compiles"
    foreach kind {entry exit} {
	markers_expect "$name: $kind" [concat $MARKERS_TOOL [list list $output]] 0 \
	    "$kind:$function +off" ""
    }
    markers_expect "$name: runs" [list $output] 0 "" ""
    markers_expect "$name: runs with all sites on" [list $output] 0 "" "" -env {MARKERS *}
}

markers_smoke
foreach language $languages {
    language_check {*}$language
}
