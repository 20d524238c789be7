/* SPDX-License-Identifier: MIT */
/* Vectors arrive. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

typedef int v4si __attribute__((vector_size(16)));
typedef double v2df __attribute__((vector_size(16)));
typedef char v8qi __attribute__((vector_size(8)));
static int hits;

MARKER void m(v4si i, v2df d, v8qi c)
{
	CHECK(i[0] == 1 && i[1] == 2 && i[2] == 3 && i[3] == -4);
	CHECK(d[0] == 0.5 && d[1] == 1e10);
	CHECK(c[0] == 'a' && c[7] == 'h');
	hits++;
}

static __attribute__((noinline)) v4si host(v4si i, v2df d, v8qi c)
{
	m(i, d, c);
	return i + i;
}

int main(void)
{
	v4si i = { 1, 2, 3, -4 };
	v2df d = { 0.5, 1e10 };
	v8qi c = { 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h' };

	CHECK(host(i, d, c)[3] == -8);
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("m"), 1);
	CHECK(host(i, d, c)[3] == -8);
	CHECK_EQUAL(hits, 1);
	return 0;
}
