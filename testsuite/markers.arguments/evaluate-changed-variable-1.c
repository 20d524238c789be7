/* SPDX-License-Identifier: MIT */
/* A variable of the host is read when a plain call would read it: after a nested function or a
   thread of OpenMP has changed it, and not at all where it is not asked for. */
/* { dg-do run } */
/* { dg-link-options "-Wl,-z,execstack" } */
/* { dg-additional-options "-fopenmp -fplugin-arg-markers-no-warn-side-effects" } */
#include <markers.h>
#include "check.h"

static int hits;
static long seen[2];

MARKER void two(long a, long b)
{
	seen[0] = a;
	seen[1] = b;
	hits++;
}

__attribute__((noipa)) static int id(int x)
{
	return x;
}

static int (*volatile callback)(void);

__attribute__((noipa)) static int nested(int x)
{
	int add(void)
	{
		return ++x;
	}
	callback = add;
	two((callback(), x), 0);
	CHECK(!hits || seen[0] == 4);
	two((callback(), id(x)), 1);
	CHECK(!hits || seen[0] == 5);
	return x;
}

/* The elements of ARRAY are nowhere if I is not theirs. */
__attribute__((noipa)) static int outside(int i)
{
	int array[4] = { 1, 2, 3, 4 };
	two(i < 4 ? array[i] : id(9), id(1));
	CHECK(!hits || seen[0] == (i < 4 ? i + 1 : 9));
	return array[i & 3];
}

/* An index is read when it is needed. */
static int index_of;
__attribute__((noipa)) static int next(int *p)
{
	index_of++;
	return p[0];
}
__attribute__((noipa)) static int indexed(void)
{
	int array[4] = { 10, 20, 30, 40 };
	index_of = 0;
	two((next(array), id(*&array[index_of])), 0);
	CHECK(!hits || seen[0] == 20);
	two((next(array), array[index_of]), 0);
	CHECK(!hits || seen[0] == 30);
	return index_of;
}

struct bits {
	unsigned a : 3;
	int b : 7;
	_Bool c : 1;
};
__attribute__((noipa)) static int parts(struct bits s)
{
	two(id(s.a) + s.b, id(s.c) + s.c);
	CHECK(!hits || (seen[0] == 5 - 3 && seen[1] == 2));
	return s.a;
}

static volatile int go, done;
static int wait_for_change(void)
{
	go = 1;
	while (!done)
		;
	return 0;
}
__attribute__((noipa)) static int shared(int x)
{
	go = done = !hits;
	#pragma omp parallel num_threads(2) shared(x)
	{
		#pragma omp sections
		{
			#pragma omp section
			{
				two((wait_for_change(), __sync_synchronize(), x), 0);
			}
			#pragma omp section
			{
				while (!go)
					;
				x = 50;
				__sync_synchronize();
				done = 1;
			}
		}
	}
	CHECK(!hits || seen[0] == 50);
	return x;
}

static void run(void)
{
	CHECK_EQUAL(nested(3), hits ? 5 : 3);
	CHECK_EQUAL(outside(2), 3);
	CHECK_EQUAL(outside(1 << 29), 1);
	CHECK_EQUAL(indexed(), hits ? 2 : 0);
	CHECK_EQUAL(parts((struct bits){ 5, -3, 1 }), 5);
	CHECK_EQUAL(shared(3), 50);
}

int main(void)
{
	run();
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("two"), 1);
	hits = 1;
	run();
	CHECK_EQUAL(hits, 1 + 2 + 2 + 2 + 1 + 1);
	return 0;
}
