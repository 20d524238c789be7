/* SPDX-License-Identifier: MIT */
/* Arguments with side effects: those of C, through references, throw. */
#include <markers.h>

MARKER void m(int x);
MARKER void reference(int &x);
struct Class {
	int field;
	int changes()
	{
		m(field++); /* { dg-warning "argument 1 of marker .void m\\(int\\). has a side effect, which a disabled site skips; move it out of the call" } */
		return field;
	}
};

int host(int i, int &r, Class &c, volatile int *v)
{
	m(i++); /* { dg-warning "has a side effect" } */
	m(r = 1); /* { dg-warning "has a side effect" } */
	m(c.field += 2); /* { dg-warning "has a side effect" } */
	m(*v); /* { dg-warning "has a side effect" } */
	reference(++i); /* { dg-warning "has a side effect" } */
	m(i ? 1 : throw 2); /* { dg-warning "has a side effect" } */
	return i + r + c.changes();
}
