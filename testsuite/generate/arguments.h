/* SPDX-License-Identifier: MIT */
/*
 * arguments.h - what the programs of arguments.tcl are made of.
 *
 * Each function that an argument may call prints that it was called, and with what.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef __cplusplus
#include <initializer_list>
#include <new>
#include <string>
#endif

static int on;
#ifdef CONTROL
#define MARKER NOIPA
#define FIRE(call) (on ? (call) : (void)0)
#define START(argc) (on = (argc) > 1)
#else
#include <markers.h>
#define FIRE(call) (call)
#define START(argc) (on = (argc) > 1, on && markers_enable("*") < 1 ? exit(3) : (void)0)
#endif
#define NOIPA __attribute__((noipa))
#define W(x, op, y) ((long)((unsigned long)(x) op (unsigned long)(y)))

struct pair {
	long x;
	unsigned f : 5;
	long y;
};
struct nest {
	char c;
	struct pair in;
};
union either {
	long l;
	char c[8];
};
typedef long vector __attribute__((vector_size(16)));

static long g0 = 3, g1 = 5, ga[4] = { 1, 2, 3, 4 };
static int gi;
static volatile long vg = 7;
static __thread long tl = 9;
static struct {
	unsigned f : 3;
	int g : 9;
} gb = { 5, -3 };
static long *hostile, *kept, *stays;
static const char *text = "a text";

NOIPA static void note(const char *what, long value)
{
	printf("%s %ld\n", what, value);
}

MARKER void one(long a)
{
	note("one", a);
}
MARKER void two(long a, long b)
{
	printf("two %ld %ld\n", a, b);
}
MARKER void mixed(int a, double b, unsigned char c)
{
	printf("mixed %d %g %d\n", a, b, c);
}
MARKER void nine(long a, int b, char c, double d, long e, short f, long double g, long h, int i)
{
	printf("nine %ld %d %d %g %ld %d %Lg %ld %d\n", a, b, c, d, e, f, g, h, i);
}
MARKER void list(int n, ...)
{
	va_list ap;
	va_start(ap, n);
	while (n--)
		note("list", va_arg(ap, long));
	va_end(ap);
}
MARKER void structure(struct pair p, long a)
{
	printf("structure %ld %d %ld %ld\n", p.x, p.f, p.y, a);
}

/* Changes all that it can reach. */
NOIPA static void change(long x)
{
	g0 = W(g0, +, x);
	ga[x & 3] ^= 1;
	if (hostile)
		*hostile = W(*hostile, +, 1);
}
NOIPA static long id(long x)
{
	note("id", x);
	return x;
}
NOIPA static long add(long x, long y)
{
	note("add", x);
	return W(x, +, y);
}
NOIPA static long bump(long x)
{
	note("bump", x);
	change(x);
	return W(x, +, g0);
}
static inline __attribute__((always_inline)) long always(long x)
{
	return id(x) ^ 1;
}
static long (*volatile fp_source)(long) = bump;
NOIPA static long sum(int n, ...)
{
	va_list ap;
	long s = 0;
	va_start(ap, n);
	while (n--)
		s = W(s, +, va_arg(ap, long));
	va_end(ap);
	note("sum", s);
	return s;
}
NOIPA static long whole(struct pair p)
{
	printf("whole %ld %d %ld\n", p.x, p.f, p.y);
	return W(p.x, +, p.y);
}
NOIPA static long rd(const long *p)
{
	note("rd", *p);
	return *p;
}
NOIPA static long inc(long *p, long x)
{
	*p = W(*p, +, x);
	note("inc", *p);
	return *p;
}
NOIPA static void fill(char *s, long x)
{
	note("fill", x);
	s[1] = 'a' + (x & 15);
}
NOIPA static double half(long x)
{
	note("half", x);
	return (int)x / 2.0;
}
NOIPA static _Complex double twist(_Complex double z)
{
	note("twist", (long)__real__ z);
	return z * z;
}
/* Memory of the host's stack, which is read again before the host returns. */
NOIPA static long room(long *p, long x)
{
	note("room", x);
	kept = p;
	*p = x;
	return x & 7;
}
static inline __attribute__((always_inline)) void *inlined(int n)
{
	return __builtin_alloca(n);
}
NOIPA static void scribble(void)
{
	volatile char below[400];
	for (unsigned i = 0; i < sizeof below; i++)
		below[i] = 0x33;
	stays = 0;
}
/* What is alive to the end of the expression, or of the block in C. */
static long stayed(void)
{
	long value = stays ? *stays : -1;
	stays = 0;
	return value;
}

#define HOST_VARIABLES                                                            \
	void *ra = __builtin_return_address(0), *fa = __builtin_frame_address(0); \
	long l0 = W(a, *, 3), l1 = b ^ 5, ad = c, nv = d, w0 = 0, w1 = 0, w2 = 0, \
	     w3 = 0, arr[4] = { a, b, c, d }, *p = &ad;                           \
	volatile long vl = a;                                                     \
	const long cl = 12;                                                       \
	static long sl = 4;                                                       \
	struct pair v = { b, 7, a }, t = { a, 9, b };                             \
	struct nest va = { 'n', { 2, 3, a } };                                    \
	union either u = { b };                                                   \
	double dl = a * 0.5;                                                      \
	float fl = d;                                                             \
	_Complex double z = a;                                                    \
	vector vec = { a, b };                                                    \
	char name[8] = "host";                                                    \
	long (*fp)(long) = fp_source;                                             \
	va_list ap;                                                               \
	va_start(ap, d);                                                          \
	hostile = &ad;                                                            \
	kept = stays = 0;

#define HOST_C                                \
	NOIPA long nest(long x)               \
	{                                     \
		nv = W(nv, +, x);             \
		note("nest", nv);             \
		return nv;                    \
	}                                     \
	static long (*volatile source)(long); \
	source = nest;                        \
	long (*nestp)(long) = source;

#define HOST_END                                                                   \
	if (kept)                                                                  \
		note("kept", *kept);                                               \
	hostile = kept = stays = 0;                                                \
	note("next", va_arg(ap, long));                                            \
	va_end(ap);                                                                \
	printf("end %ld %ld %ld %ld %ld %ld %ld %ld\n", l0, l1, ad, nv, w0, w1, w2, \
	       w3);                                                                \
	printf("end %ld %ld %ld %ld %ld %ld %ld %ld %g %s\n", arr[0], arr[1], arr[2], \
	       arr[3], v.x, t.y, g0, vl, dl, name);                                \
	return W(a, +, vec[1]) + (ra == fa) + v.f + (fl > 0) + cl + sl + va.in.y   \
	       + u.l + (long)__real__ z + *p + (fp == bump);

#ifndef __cplusplus
static _Atomic long at = 11;
NOIPA static long stay(long *p)
{
	note("stay", *p);
	stays = p;
	return *p;
}
#define RUN(n)                                                                  \
	do {                                                                    \
		note("host", n);                                                \
		note("returned", host##n(n, 100, 'c', -4, 21L, 22L, 23L, 24L, 25L, 26L, 27L)); \
		note("returned", host##n(-5, -7, 200, 9, 31L, 32L, 33L, 34L, 35L, 36L, 37L)); \
	} while (0)
#else
#include "arguments-cxx.h"
#endif
