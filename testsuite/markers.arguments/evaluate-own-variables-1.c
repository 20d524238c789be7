/* SPDX-License-Identifier: MIT */
/* What an argument makes for itself has the values of a plain call: compound literals,
   also those whose address is kept, statement expressions, ?: without a middle. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

static long seen[2];
static int hits;
static const int *kept;

MARKER void two(long a, long b)
{
	seen[0] = a;
	seen[1] = b;
	hits++;
}

struct pair {
	int a;
	char b;
};

__attribute__((noipa)) static int id(int x)
{
	return x;
}
__attribute__((noipa)) static int first(struct pair p)
{
	return p.a;
}
__attribute__((noipa)) static int keep(const int *p)
{
	kept = p;
	return *p;
}

#define CHECK_SEEN(a, b) CHECK(!hits || (seen[0] == (a) && seen[1] == (b)))

__attribute__((noipa)) static int scalars(int x)
{
	two(id((int){ x }), (int){ x + 1 } + id(2));
	CHECK_SEEN(10, 13);
	two(id((char){ x }), (long)(double){ x } + id(1));
	CHECK_SEEN(10, 11);
	two((int){ id(x) }, (long){ (int){ id(x) } + (int){ x } });
	CHECK_SEEN(10, 20);
	two(first((struct pair){ x, 1 }), first((struct pair){ id(x) + 1, 2 }));
	CHECK_SEEN(10, 11);
	two(id(x) ?: 7, id(x - 10) ?: x);
	CHECK_SEEN(10, 10);
	two(({ int y = id(x); y * 2; }), id(({ struct pair p = { x, 3 }; first(p); })));
	CHECK_SEEN(20, 10);
	return x;
}

/* Such an object lives as long as the block around the call. */
__attribute__((noipa)) static int lives(int x)
{
	two(keep(&(int){ x + 5 }), keep((int[]){ x, x + 7 } + 1));
	id(0);
	CHECK(!hits || *kept == x + 5 || *kept == x + 7);
	return x;
}

int main(void)
{
	CHECK_EQUAL(scalars(10) + lives(10), 20);
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("two"), 1);
	CHECK_EQUAL(scalars(10) + lives(10), 20);
	CHECK_EQUAL(hits, 7);
	return 0;
}
