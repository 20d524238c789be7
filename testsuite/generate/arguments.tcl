# SPDX-License-Identifier: MIT
#
# Makes programs whose markers have random arguments.
#
#	arguments_program SEED LANGUAGE EXCEPTIONS
#
# returns the text of one, in c or c++. With -DCONTROL the markers in it are plain
# functions, called only when the program has an argument: what it prints is then what the same
# program with markers has to print, off and on. Every call in an argument prints something,
# so that the order of effects is compared too.
#
# Nothing in an argument is undefined: arithmetic has no sign, a local variable that is assigned
# to is not used otherwise in that call.

# The n-th random number of a seed is the same everywhere.
proc generate_random {n} {
    global generate_state
    set generate_state [expr {($generate_state * 6364136223846793005 + 1442695040888963407) & 0xffffffffffffffff}]
    return [expr {($generate_state >> 33) % $n}]
}

proc generate_pick {list} {
    return [lindex $list [generate_random [llength $list]]]
}

# Values that need nothing evaluated before. A, B and C stand for other values, N for a
# fresh number.
set generate_leaves {
    1 7L 'x' a b c d l0 l1 ad nv v.x v.f t.y t.f g0 g1 vg vl sl tl gb.f gb.g {*p}
    {arr[1]} {arr[3]} {ga[2]} {(long)dl} {(long)fl} {(long)__real__ z} {(long)__imag__ z} {vec[1]} {cl}
    {(long)sizeof arr} {(a < 4 ? arr[a & 3] : 5)} {va.in.x} {u.l} {(long)(p == &ad)}
}
set generate_nodes {
    {W(A, +, B)} {W(A, -, B)} {W(A, *, B)} {W(A, ^, B)} {((A) & (B))} {((A) | (B))} {(~(A))}
    {((long)(char)(A))} {((long)(unsigned short)(A))} {((long)!(A))} {((A) < (B))} {((A) == (B))}
    {((A) && (B))} {((A) || (B))} {((A) ? (B) : (C))} {((A), (B))} {((A) / 7)} {((A) >> 3)}
    {((long)(double)(int)(A))} {((long)(float)(short)(A))} {(-(long)(unsigned)(A))}
    {arr[(A) & 3]} {ga[(A) & 3]} {vec[(A) & 1]} {p[(A) & 0]} {((A) ?: (B))}
    {__builtin_popcountl(A)} {__builtin_expect(A, 1)}
    {id(A)} {id(A)} {id(A)} {id(A)} {add(A, B)} {add(A, B)} {bump(A)} {bump(A)} {fp(A)} {always(A)}
    {sum(3, (long)(A), (long)(B), 9L)} {whole(v)} {whole(t)} {((int)(A) & 1 ? whole(v) : id(B))}
    {rd(&ad)} {rd(arr)} {rd(arr + ((A) & 3))} {rd(&arr[(A) & 3])} {inc(&ad, A)} {inc(arr + 2, A)}
    {inc(&t.y, A)} {rd(&v.x)} {inc(&g1, A)} {rd(ga + ((A) & 3))} {(g0 = (A))} {(*p = (A))} {(p[0] += (A))}
    {g0++} {--ga[(A) & 3]} {(gb.f = (A))} {(arr[0] = (A))} {(t.f = (A))} {(vg = (A))} {(vg ^= (A))}
    {(long)strlen(text + ((A) & 3))} {(long)strlen(name + ((A) & 3))} {(long)(fill(name, A), name[1])}
    {__sync_fetch_and_add(&g1, (A))} {((long)__builtin_add_overflow((long)(A), (long)(B), &ad))}
    {((long)__builtin_mul_overflow((int)(A), (int)(B), &gi))}
    {(id(A), (long)(__builtin_return_address(0) == ra))} {(id(A), (long)(__builtin_frame_address(0) == fa))}
    {(id(A), (long)strlen(__builtin_FUNCTION()))}
    {(room((long *)__builtin_alloca(64), A))} {(room((long *)inlined(64), A))}
    {({ long N = (A); N * 3UL + (B); })} {({ long N[2] = { (long)(A), (long)(B) }; rd(N) + N[1]; })}
    {({ id(A); })} {(id(A), ({ long N = l0; for (int i = 0; i < 3; i++) N += id(i); N; }))}
    {(long)((int)id(A) + dl)} {(long)half(A)} {(long)__real__ twist(z)}
}
# What assigns to a local variable that nothing else in the call uses.
set generate_once { {(w0 = (A))} {w1++} {(w2 += (A))} {(w3 = l0)} {va_arg(ap, long)} }
set generate_nodes_c {
    {(int){ A }} {((long){ A } + (char){ (char)(B) })} {((struct pair){ (A), 3, (B) }).y} {whole((struct pair){ (A), 1, (B) })}
    {rd(&(long){ A })} {rd((long[]){ (A), (B) } + 1)} {stay(&(long){ A })} {(long){ (int){ A } }}
    {nest(A)} {(nest(A), nv)} {nestp(A)} {(nestp(A), nv)} {(long)((int){ 3 } = (A))}
    {at} {(at += (A))} {id(at)} {whole(*(const struct pair *)&(struct pair){ 1, 2, (A) })}
}
set generate_nodes_cxx {
    {T(A).get()} {T(A).v} {val(T(A))} {ref(T(A))} {ref(T(B)) + val(T(A))} {lref(r)} {cref((long)(A))} {cref(r)} {stay((long)(A))}
    {[&](long q) { return W(q, +, l0); }(A)} {[=](long q) noexcept { return W(id(q), ^, l1); }(A)}
    {[&]() { return inc(&ad, A); }()} {take(new long(A))} {*new (where) long(A)} {ref(*new (where2) T(A))}
    {(long)std::string(text).size()} {(long)std::string((unsigned)(A) & 7, 'x').size()} {(long)str.size()} {(long)str.c_str()[1]}
    {r} {(r = (A))} {s0} {s1} {(s1 = (A))} {obj.plain(A)} {obj.virt(A)} {op->virt(A)} {(obj.*mp)(A)} {obj.*md}
    {il({ (long)(A), (long)(B) })} {nt(N2).get()} {both(T(A), B)} {(T(A), 2)} {T(A).get() ? T(B).get() : T(C).v} {def(A)} {def(A, B)}
    {(bool)(A) && T(B).get()} {static_cast<long>(T(A))} {idn(A)} {idn(A)} {addn(A, B)} {bumpn(A)} {q.get()}
}
set generate_nodes_throw { {risky(A)} {risky(A)} {T(risky(A)).get()} {((A) ? (B) : throw 3)} {ref(T(A)) + risky(B)} {take(new T(risky(A)))} }

proc generate_value {depth once} {
    global generate_leaves generate_tree generate_once generate_numbers
    if {$depth <= 0 || [generate_random 10] < 2} {
	return [generate_pick $generate_leaves]
    }
    if {$once ne "" && [generate_random 12] == 0} {
	upvar #0 $once left
	if {[llength $left]} {
	    set at [generate_random [llength $left]]
	    set shape [lindex $left $at]
	    set left [lreplace $left $at $at]
	}
    }
    if {![info exists shape]} {
	set shape [generate_pick $generate_tree]
    }
    set map [list N2 [generate_random 100] N n[incr generate_numbers]]
    foreach letter {A B C} {
	if {[regexp "\\m$letter\\M" $shape]} {
	    lappend map $letter [generate_value [expr {$depth - 1}] $once]
	}
    }
    set result ""
    # Whole words only: a value that has been put in is not looked at again.
    foreach {all word} [regexp -all -inline {(?:(\w+)|\W+)} $shape] {
	append result [expr {[dict exists $map $all] ? [dict get $map $all] : $all}]
    }
    return $result
}

# A call of a marker; what is assigned to is used once in it.
proc generate_call {} {
    global generate_once generate_left generate_cxx
    set generate_left $generate_once
    set markers { {two 2} {two 2} {two 2} {one 1} {mixed 3} {nine 9} {deep 2} {list 3} {structure 2} }
    if {$generate_cxx} {
	lappend markers {object 2} {reference 2} {member 2}
    }
    lassign [generate_pick $markers] marker count
    set depth [expr {$count > 3 ? 2 : 3 + [generate_random 2]}]
    set args {}
    for {set i 0} {$i < $count} {incr i} {
	lappend args [generate_value $depth generate_left]
    }
    lassign $args first second
    switch $marker {
	list { set text "list(3, [join [lmap x $args {set x "(long)($x)"}] {, }])" }
	structure { set text "structure([generate_pick {v t {v, 1} {t, 2}}], $first)"
	    set text [regsub {, [12], } $text {, }] }
	object { set text "object(T($first), $second)" }
	reference { set text "reference(T($first), $second)" }
	member { set text "obj.member($first, $second)" }
	deep { set text "two($first, id($second))" }
	default { set text "${marker}([join $args {, }])" }
    }
    switch [generate_random 8] {
	0 { return "(FIRE($text), note(\"then\", id(g0) + stayed()));" }
	1 { return "if (a != 5) FIRE($text); else FIRE(two(id(3), a));" }
	2 { return "for (int i = 0; i < 2; i++) FIRE($text);" }
	3 { return "l1 = (FIRE($text), l1 + 1);" }
    }
    return "FIRE($text);[expr {$generate_cxx ? "" : " note(\"later\", stayed());"}]"
}

proc generate_host {n cxx} {
    set body ""
    set count [expr {1 + [generate_random 3]}]
    for {set i 0} {$i < $count} {incr i} {
	append body "\t[generate_call]\n\tscribble();\n"
    }
    set head "NOIPA static long host${n}(int a, long b, unsigned char c, short d, ...)\n"
    return [string map [list HEAD $head BODY $body CXX [expr {$cxx ? "HOST_CXX" : "HOST_C"}]] {HEAD{
	HOST_VARIABLES
	CXX
BODY	HOST_END
}
}]
}

proc arguments_program {seed language exceptions} {
    global generate_state generate_tree generate_nodes generate_nodes_c generate_nodes_cxx
    global generate_nodes_throw generate_numbers generate_cxx generate_directory

    set generate_state [expr {($seed * 2862933555777941757 + 3037000493) & 0xffffffffffffffff}]
    set generate_numbers 0
    set generate_cxx [expr {$language ne "c"}]
    set generate_tree $generate_nodes
    # What is special comes as often as what is common.
    set special [expr {$generate_cxx ? $generate_nodes_cxx : $generate_nodes_c}]
    if {$generate_cxx && $exceptions} {
	lappend special {*}$generate_nodes_throw
    }
    lappend generate_tree {*}$special {*}$special
    set hosts ""
    set calls ""
    for {set n 0} {$n < 12} {incr n} {
	append hosts [generate_host $n $generate_cxx]
	append calls "\tRUN($n);\n"
    }
    return "/* seed $seed */\n#include \"arguments.h\"\n\n$hosts\nint main(int argc, char **argv)\n{\n\tSTART(argc);\n${calls}\treturn 0;\n}\n"
}
