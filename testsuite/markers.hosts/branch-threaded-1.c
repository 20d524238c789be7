/* SPDX-License-Identifier: MIT */
/* A marker in branches that are threaded, merged and switched. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

static int hits[8];

MARKER void m(int x)
{
	hits[x]++;
}

static __attribute__((noinline)) int threaded(int a, int b)
{
	int state = 0;
	if (a)
		state = 1;
	m(state);
	if (state)
		b += 2;
	if (b > 3) {
		m(2);
		return 1;
	}
	m(3);
	return state;
}

static __attribute__((noinline)) int same_tails(int x)
{
	switch (x) {
	case 0:
		m(4);
		return 10;
	case 1:
		m(5);
		return 10;
	case 2:
		m(6);
		return 10;
	default:
		m(7);
		return 10;
	}
}

int main(void)
{
	static const int expected[8] = { 2, 2, 2, 2, 1, 1, 1, 2 };
	for (int on = 0; on < 2; on++) {
		if (on)
			CHECK_EQUAL(markers_enable("m"), 1);
		CHECK_EQUAL(threaded(0, 0), 0);
		CHECK_EQUAL(threaded(0, 4), 1);
		CHECK_EQUAL(threaded(1, 0), 1);
		CHECK_EQUAL(threaded(1, 2), 1);
		for (int i = 0; i < 5; i++)
			CHECK_EQUAL(same_tails(i), 10);
		for (int i = 0; i < 8; i++)
			CHECK_EQUAL(hits[i], on ? expected[i] : 0);
	}
	return 0;
}
