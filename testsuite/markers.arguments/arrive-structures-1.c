/* SPDX-License-Identifier: MIT */
/* Structures and unions by value arrive: in registers, in memory, empty. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

struct one {
	char c;
};
struct mixed {
	double d;
	int i;
};
struct large {
	long a[20];
	char tail;
};
struct packed {
	char c;
	long l;
} __attribute__((packed));
struct aligned {
	int i;
} __attribute__((aligned(64)));
struct empty {
};
union either {
	double d;
	long l;
};
static int hits;

MARKER void registers(struct one o, struct mixed m, union either e)
{
	CHECK_EQUAL(o.c, 'c');
	CHECK(m.d == 1.5);
	CHECK_EQUAL(m.i, 7);
	CHECK(e.d == 2.25);
	hits++;
}
MARKER void memory(int before, struct large l, int after)
{
	CHECK_EQUAL(before, 1);
	for (int i = 0; i < 20; i++)
		CHECK_EQUAL(l.a[i], i * 11);
	CHECK_EQUAL(l.tail, 't');
	CHECK_EQUAL(after, 2);
	hits++;
}
MARKER void odd(struct empty e, struct packed p, struct aligned a)
{
	(void)e;
	CHECK_EQUAL(p.c, 'p');
	CHECK_EQUAL(p.l, 123456789012);
	CHECK_EQUAL(a.i, 99);
	CHECK_EQUAL((unsigned long)&a % 64, 0);
	hits++;
}

static __attribute__((noinline)) struct mixed make(double d, int i)
{
	struct mixed m = { d, i };
	return m;
}

static __attribute__((noinline)) void host(struct large *l, long n)
{
	struct one o = { 'c' };
	union either e = { .d = 2.25 };
	struct empty nothing;
	registers(o, make(1.5, 7), e);
	memory(1, *l, 2);
	odd(nothing, (struct packed) { 'p', n }, (struct aligned) { 99 });
}

int main(void)
{
	struct large l = { .tail = 't' };
	for (int i = 0; i < 20; i++)
		l.a[i] = i * 11;
	host(&l, 123456789012);
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("*"), 3);
	host(&l, 123456789012);
	CHECK_EQUAL(hits, 3);
	return 0;
}
