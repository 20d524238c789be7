/* SPDX-License-Identifier: MIT */
/* Every kind of parameter makes a site. */
/* { dg-do assemble } */
/* { dg-options "-O2 -mavx2" } */
/* { dg-final { site-count * 22 } } */
#include <complex.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <markers.h>

struct small {
	int a;
	char b;
};
struct large {
	long a[20];
};
struct empty {
};
union either {
	double d;
	long l;
};
enum colour { RED, GREEN };
typedef int v4si __attribute__((vector_size(16)));
typedef double v4df __attribute__((vector_size(32)));

MARKER void none(void);
MARKER void character(char c, signed char s, unsigned char u);
MARKER void integer(short s, int i, long l, long long ll);
MARKER void natural(unsigned short s, unsigned i, unsigned long l, unsigned long long ll);
MARKER void wide(__int128 i, unsigned __int128 u);
MARKER void boolean(bool b);
MARKER void floating(float f, double d);
MARKER void extended(long double l);
MARKER void quad(__float128 q);
MARKER void complex_float(float complex c);
MARKER void complex_double(double complex c);
MARKER void complex_extended(long double complex c);
MARKER void small(struct small s);
MARKER void large(struct large l);
MARKER void empty(struct empty e);
MARKER void either(union either e);
MARKER void enumeration(enum colour c);
MARKER void pointers(void *v, const char *c, int (*f)(int), int **p, const struct large *l);
MARKER void array(int n, int a[n]);
MARKER void vectors(v4si i, v4df d);
MARKER void variadic(int n, ...);
MARKER void nine(int a, double b, long double c, char d, struct large e, float f, long g,
		 const char *h, struct small i);

void host(struct small *s, struct large *l, union either *e, v4si *vi, v4df *vd, char *p, int n,
	  double d)
{
	struct empty nothing;
	none();
	character(n, n, n);
	integer(n, n, n, n);
	natural(n, n, n, n);
	wide(n, n);
	boolean(n);
	floating(d, d);
	extended(d);
	quad(d);
	complex_float(d);
	complex_double(d);
	complex_extended(d);
	small(*s);
	large(*l);
	empty(nothing);
	either(*e);
	enumeration(GREEN);
	pointers(s, p, 0, 0, l);
	array(n, (int *)p);
	vectors(*vi, *vd);
	variadic(n, n, d, p, *s);
	nine(n, d, d, n, *l, d, n, p, *s);
}
