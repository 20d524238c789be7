/* SPDX-License-Identifier: MIT */
/* Sites in hosts of many shapes, of markers and keys. */
/* { dg-do run } */
/* { dg-sites-on "m,none,many,some,seen,entry:*,exit:*,tail:*" } */
#include <markers.h>
#include "check.h"

MARKER void m(int a, const char *text);
MARKER void none(void);
MARKER void many(int a, long b, double c, float d, short e, char f, long g, int h, double i);
MARKER void some(int count, ...);
MARKER __attribute__((marker_observer)) void seen(const int *p);
MARKER_KEY static bool key;
MARKER_KEY static bool inverse = true;
volatile int zero;

__attribute__((noinline)) int leaf(int a)
{
	m(a, "leaf");
	return a + 1;
}

__attribute__((noinline)) int loop(const int *v, int n)
{
	int sum = 0;

	for (int i = 0; i < n; i++) {
		seen(v + i);
		sum += v[i];
		if (key)
			sum -= 1000;
	}
	return sum;
}

/* A loop of one block that ends in a cold call and a marker. */
__attribute__((noinline, cold)) void rare(int a)
{
	none();
	zero = a & 0;
}

__attribute__((noinline)) int self_loop(int n)
{
	do {
		rare(n);
		m(n, "loop");
	} while (--n > 0);
	return n;
}

/* In code that is cold already. */
__attribute__((noinline)) int in_cold_code(int a)
{
	if (__builtin_expect(a == 7, 0)) {
		m(a, "cold");
		rare(a);
		m(a + 1, "cold");
		return 2;
	}
	return a;
}

__attribute__((noinline)) int unreachable(int a)
{
	if (a > 100) {
		m(a, "unreachable");
		__builtin_unreachable();
	}
	return a;
}

__attribute__((noinline)) int all(int a, double d)
{
	many(a, a, d, d, a, a, a, a, d);
	some(2, a, d);
	return a + d;
}

/* GCC makes copies of the site of the second test, some with nothing to choose. */
__attribute__((noinline)) int threaded(int i)
{
	int seen_true = 0;

	if (key != (i & 1))
		return -1;
	if (key)
		seen_true = i & 1;
	if (key && !(i & 1))
		return -2;
	if (!inverse)
		seen_true += 2;
	return seen_true;
}

__attribute__((noinline, section(".text.mine"))) int own_section(int a)
{
	m(a, "own");
	if (key)
		return -a;
	return a;
}

static inline int inlined(int a)
{
	m(a, "inlined");
	return a + zero;
}

__attribute__((noinline)) int hosts_of_inlined(int a)
{
	return inlined(a) + inlined(a + 1);
}

__attribute__((noinline)) int in_switch(int a)
{
	switch (a) {
	case 1: m(1, "1"); return 10;
	case 2: none(); return 20;
	case 3: m(3, "3"); /* fall through */
	case 4: none(); return 30;
	default: m(a, "default"); return a;
	}
}

int main(void)
{
	const int values[3] = { 1, 2, 3 };

	CHECK(leaf(1) == 2);
	CHECK(loop(values, 3) == 6);
	CHECK(self_loop(3) == 0);
	CHECK(in_cold_code(7) == 2 && in_cold_code(1) == 1);
	CHECK(unreachable(5) == 5);
	CHECK(all(1, 2.5) == 3);
	CHECK(threaded(0) == 0 && threaded(1) == -1);
	CHECK(own_section(4) == 4);
	CHECK(hosts_of_inlined(1) == 3);
	CHECK(in_switch(1) + in_switch(2) + in_switch(3) + in_switch(9) == 69);
	return 0;
}
