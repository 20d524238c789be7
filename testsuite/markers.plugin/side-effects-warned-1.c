/* SPDX-License-Identifier: MIT */
/* An argument that changes something is warned of. */
#include <stdarg.h>
#include <markers.h>

MARKER void m(int x);
MARKER void two(int x, int y);

int f(int i, int *p, volatile int *v, ...)
{
	int x = 0, array[2] = { 0, 0 };
	struct {
		int bits : 3;
	} s = { 1 };
	va_list ap;
	va_start(ap, v);
	m(i++);			/* { dg-warning "argument 1 of marker .m. has a side effect, which a disabled site skips; move it out of the call \\(.-fplugin-arg-markers-no-warn-side-effects. turns this warning off\\)" } */
	m(--i);			/* { dg-warning "argument 1 of marker .m. has a side effect" } */
	m(x = 1);		/* { dg-warning "argument 1 of marker .m. has a side effect" } */
	m(x += i);		/* { dg-warning "argument 1 of marker .m. has a side effect" } */
	m(--*p);		/* { dg-warning "argument 1 of marker .m. has a side effect" } */
	m(*p++);		/* { dg-warning "argument 1 of marker .m. has a side effect" } */
	m(array[1] = 2);	/* { dg-warning "argument 1 of marker .m. has a side effect" } */
	m(s.bits++);		/* { dg-warning "argument 1 of marker .m. has a side effect" } */
	m(*v);			/* { dg-warning "argument 1 of marker .m. has a side effect" } */
	m(v[1]);		/* { dg-warning "argument 1 of marker .m. has a side effect" } */
	m(va_arg(ap, int));	/* { dg-warning "argument 1 of marker .m. has a side effect" } */
	m(i ? x++ : 0);		/* { dg-warning "argument 1 of marker .m. has a side effect" } */
	m((x = 2, i));		/* { dg-warning "argument 1 of marker .m. has a side effect" } */
	m(i && (x = 3));	/* { dg-warning "argument 1 of marker .m. has a side effect" } */
	two(i, x++);		/* { dg-warning "argument 2 of marker .two. has a side effect" } */
	va_end(ap);
	return x + i + array[1] + s.bits;
}
