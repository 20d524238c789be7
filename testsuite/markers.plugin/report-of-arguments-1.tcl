# SPDX-License-Identifier: MIT
# The option "report" says why the calls in an argument stay in the block, and nothing
# where they do not.

# Reasons, and hosts in C and C++: declarations, the host's head, what stands
# before the call in it, and the arguments.
set report_arguments {
    c {} {m(id(x), x)} {}
    c {} {m(id(*(int *)p), ((char *)p)[id(x)])} {}
    c {} {m(id((int){x}), x)} {}
    c {} {m(id(__builtin_popcount(x)), __builtin_strlen(p))} {}
    c {int a[4]; fill(a);} {m(id(a[x]), a[1])} {}
    c {} {m(id(x), __builtin_frame_address(0) != 0)} {asks for what only the host has}
    c {} {m(id(x), __builtin_constant_p(x))} {asks for what only the host has}
    c {} {m(id(x), setjmp(buffer))} {calls setjmp or a function like it}
    c {} {m(id(x), __builtin_alloca(x) != 0)} {takes memory of the host's stack}
    c {} {m(id(x), room(x) != 0)} {a function that is always inlined uses the host's frame}
    c {int inner(void) { return x++; }} {m(inner(), 0)} {calls a nested function|uses a nested function}
    c {int inner(void) { return x++; } p = inner;} {m(id(x), 0)} {a nested function may change}
    c {int i(void) { m(id(x), 0); return 0; }} {i()} {a function around its host}
    c {} {m(id(x), ({ int y = x; y; }))} {has a statement expression}
    c {__builtin_va_list l; __builtin_va_start(l, p);} {m(id(1), __builtin_va_arg(l, int))} {takes one of the host's own}
    c {fill(&x);} {m(id(x), 0)} {whose address is known elsewhere}
    c {} {m(0, (long)fill(&x))} {the address of a variable of the host}
    c {volatile int v = x;} {m(id(v), 0)} {a volatile variable}
    c {register int v asm("r12") = x;} {m(id(v), 0)} {a register of the user's choice}
    c {struct s { int a[8]; } s = { { x } };} {m(id(x), by_value(s))} {does not go into one register}
    c {} {m(id(x), x = 1)} {changes a variable of the host}
    c {} {m(id(x), (long)fill(&(int){x}))} {the address of a compound literal}
    c {} {m(id(x), (long)fill((int[]){x}))} {the address of a compound literal}
    c {int v[x];} {m(id(v[0]), sizeof v)} {whose size the host computes|computed before}
    c {} {m(id(x), (long)&&label); label:} {a label of the host}
    c++ {} {m(id(x), risky(x))} {may throw}
    c++ {} {m(id(x), (throw x, 1))} {may throw}
    c++ {} {m(id(Object(x).v), x)} {}
    c++ {auto l = [=]() mutable {} ; l();} {m(id(x), x)} {}
    c++ {} {(m(id(x), Object(x).v), id(x))} {makes a temporary object, which outlives the call}
}
set report_arguments_c {
#include <setjmp.h>
#include <markers.h>
MARKER void m(long a, long b);
jmp_buf buffer;
int id(int), *fill(int *);
struct any;
int by_value();
static inline __attribute__((always_inline)) void *room(int x) { return __builtin_alloca(x); }
}
set report_arguments_cxx {
#include <markers.h>
MARKER void m(long a, long b);
int id(int) noexcept;
int risky(int);
struct Object { int v; Object(int) noexcept; ~Object(); };
}

# The command that compiles a file, which it writes, with this HOST.
proc report_arguments_command {language options host} {
    global objdir CC CXX MARKERS_PLUGIN MARKERS_INCLUDES
    global report_arguments_c report_arguments_cxx

    set c [expr {$language eq "c"}]
    set source [file join $objdir report-of-arguments.[expr {$c ? "c" : "cc"}]]
    markers_write $source "[expr {$c ? $report_arguments_c : $report_arguments_cxx}]$host\n"
    return [concat [expr {$c ? $CC : "$CXX -std=c++11"}] [list -fplugin=$MARKERS_PLUGIN] \
	{-fdiagnostics-plain-output -O2 -w -fplugin-arg-markers-report} $options \
	$MARKERS_INCLUDES [list -S $source -o /dev/null]]
}

proc report_arguments_tests {} {
    global report_arguments

    set note "note: the calls in the arguments of this site stay in its block: "
    foreach {language before call reason} $report_arguments {
	set expected [expr {$reason eq "" ? "^(?!.*stay in its block)" : "$note\[^\n\]*($reason)"}]
	markers_expect "report of arguments: $language, $before $call" \
	    [report_arguments_command $language {} \
		"int host(int x, void *p, ...) { $before $call; return x; }"] 0 {} $expected
    }
    markers_expect "report of arguments: what may trap" \
	[report_arguments_command c++ -fnon-call-exceptions \
	    "int host(int x, int *p) { m(id(x), *p); return x; }"] 0 {} \
	"${note}an argument may trap, which throws with -fnon-call-exceptions"
    set call "m(id(x), 0);"
    set region "\n#pragma omp parallel\nx = id(x);\n"
    foreach {order body} [list behind "$call id(0); $region" before "$region $call"] {
	markers_expect "report of arguments: a region of OpenMP $order" \
	    [report_arguments_command c -fopenmp "int host(int x) { $body return x; }"] 0 {} \
	    "$note\[^\n\]*another thread of OpenMP may change"
    }
}

markers_smoke
report_arguments_tests
