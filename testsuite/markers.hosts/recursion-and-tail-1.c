/* SPDX-License-Identifier: MIT */
/* A marker in a recursive function and in one that calls itself last. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

static int deepest, hits;

MARKER void enter(int depth)
{
	hits++;
	if (depth > deepest)
		deepest = depth;
}

static __attribute__((noinline)) int tree(int depth, int levels)
{
	enter(depth);
	if (levels == 0)
		return 1;
	return tree(depth + 1, levels - 1) + tree(depth + 1, levels - 1);
}

static __attribute__((noinline)) int last(int depth, int levels)
{
	enter(depth);
	return levels ? last(depth + 1, levels - 1) : depth;
}

int main(void)
{
	CHECK_EQUAL(tree(0, 5), 32);
	CHECK_EQUAL(last(0, 100), 100);
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("enter"), 1);
	CHECK_EQUAL(tree(0, 5), 32);
	CHECK_EQUAL(hits, 63);
	CHECK_EQUAL(deepest, 5);
	CHECK_EQUAL(last(0, 100), 100);
	CHECK_EQUAL(hits, 164);
	CHECK_EQUAL(deepest, 100);
	return 0;
}
