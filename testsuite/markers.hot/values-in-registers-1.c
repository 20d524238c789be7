/* SPDX-License-Identifier: MIT */
/* Arguments in registers and on the stack, whole and in parts, reach the probe;
   its stack is aligned. */
/* { dg-do run } */
#include <stdint.h>
#include <markers.h>
#include "check.h"

struct pair {
	int a, b;
};
struct mixed {
	double x;
	long y;
};
struct odd {
	int a, b, c;
};

MARKER void m(struct pair p, struct mixed x, __int128 wide, char c);
MARKER void many(long a, int b, double c, const char *d, short e, unsigned char f, float g,
		 long h, int i, double j, double k, double l, double n, double o, double p,
		 double q);
MARKER void mo(struct odd o, _Bool flag);
static int fired;

static void pm(void *data, struct pair p, struct mixed x, __int128 wide, char c)
{
	CHECK(data == &fired);
	CHECK((uintptr_t)__builtin_frame_address(0) % 16 == 0);
	CHECK_EQUAL(p.a * 10 + p.b, 12);
	CHECK(x.x == 2.5);
	CHECK_EQUAL(x.y, 7);
	CHECK_EQUAL((long)(wide >> 64), 0x1234);
	CHECK_EQUAL((long)wide, 0x5678);
	CHECK_EQUAL(c, -3);
	fired++;
}

static void pmany(void *data, long a, int b, double c, const char *d, short e, unsigned char f,
		  float g, long h, int i, double j, double k, double l, double n, double o,
		  double p, double q)
{
	CHECK(data == &fired);
	CHECK((uintptr_t)__builtin_frame_address(0) % 16 == 0);
	CHECK_EQUAL(a, -1);
	CHECK_EQUAL(b, -2);
	CHECK(c == 3.5);
	CHECK_EQUAL(d[1], 't');
	CHECK_EQUAL(e, -4);
	CHECK_EQUAL(f, 250);
	CHECK(g == 1.25f);
	CHECK_EQUAL(h, 77);
	CHECK_EQUAL(i, -9);
	CHECK(j == .5 && k == .25 && l == .125);
	CHECK(n == 4.5 && o == 5.5 && p == 6.5 && q == 7.5);
	fired++;
}

static void pmo(void *data, struct odd o, _Bool flag)
{
	(void)data;
	CHECK_EQUAL(o.a * 100 + o.b * 10 + o.c, 456);
	CHECK_EQUAL(flag, 1);
	fired++;
}

static __attribute__((noipa)) long host(struct pair p, struct mixed x, long high, char c)
{
	m(p, x, (__int128)high << 64 | 0x5678, c);
	return p.a + x.y;
}

static __attribute__((noipa)) double host_many(long a, int b, double c, const char *d, short e,
					       unsigned char f, float g, long *h, double *j)
{
	many(a, b, c, d, e, f, g, *h, -9, j[0], j[1], j[2], c + 1, c + 2, c + 3, c + 4);
	return a + b + c + j[0];
}

static __attribute__((noipa)) int host_odd(struct odd *o, int flag)
{
	mo(*o, flag);
	return o->c;
}

static void all(void)
{
	struct pair p = { 1, 2 };
	struct mixed x = { 2.5, 7 };
	struct odd o = { 4, 5, 6 };
	double j[3] = { .5, .25, .125 };
	long h = 77;
	CHECK_EQUAL(host(p, x, 0x1234, -3), 8);
	CHECK(host_many(-1, -2, 3.5, "string", -4, 250, 1.25f, &h, j) == 1);
	CHECK_EQUAL(host_odd(&o, 8), 6);
}

int main(void)
{
	all();
	CHECK_EQUAL(fired, 0);
	CHECK_EQUAL(MARKERS_ATTACH(m, pm, &fired), 1);
	CHECK_EQUAL(MARKERS_ATTACH(many, pmany, &fired), 1);
	CHECK_EQUAL(MARKERS_ATTACH(mo, pmo, &fired), 1);
	all();
	CHECK_EQUAL(fired, 3);
	return 0;
}
