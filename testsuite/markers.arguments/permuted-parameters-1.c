/* SPDX-License-Identifier: MIT */
/* Arguments that are the host's parameters in another order: swaps, cycles, the
   same one twice, and addresses in registers that are overwritten. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

struct node {
	long value;
	struct node *next;
};
static int hits;

MARKER void five(long a, long b, long c, long d, long e);
MARKER void eight(double a, double b, double c, double d, double e, double f, double g, double h);
MARKER void nodes(struct node *a, long b, struct node *c, long d, long e);

static void five_probe(void *data, long a, long b, long c, long d, long e)
{
	const char *expected = data;
	CHECK_EQUAL(a * 10000 + b * 1000 + c * 100 + d * 10 + e, atol(expected + 6 * hits));
	hits++;
}
static void eight_probe(void *data, double a, double b, double c, double d, double e, double f,
			double g, double h)
{
	(void)data;
	CHECK(a == 8 && b == 7 && c == 6 && d == 5 && e == 4 && f == 3 && g == 1 && h == 2);
	hits++;
}
static void nodes_probe(void *data, struct node *a, long b, struct node *c, long d, long e)
{
	CHECK(a == (struct node *)data + 2 && c == data);
	CHECK(b == 10 && d == 20 && e == 30);
	hits++;
}

__attribute__((noinline)) long host(long a, long b, long c, long d, long e)
{
	five(a, b, c, d, e);
	five(e, d, c, b, a);
	five(b, c, d, e, a);
	five(b, a, d, c, e);
	five(a, a, a, a, b);
	five(c, c, b, b, a);
	return a + b * 2 + c * 3 + d * 4 + e * 5;
}
__attribute__((noinline)) double doubles(double a, double b, double c, double d, double e,
					 double f, double g, double h)
{
	eight(h, g, f, e, d, c, a, b);
	return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h;
}
__attribute__((noinline)) long list(struct node *n, struct node *o, struct node *p)
{
	nodes(p, n->value, n, o->value, p->value);
	nodes(n->next->next, n->value, n, n->next->value, o->next->value);
	return n->value + o->value + p->value;
}

int main(void)
{
	struct node n[3] = { { 10, &n[1] }, { 20, &n[2] }, { 30, 0 } };
	static char expected[] = "12345 54321 23451 21435 11112 33221";

	for (int on = 0; on < 2; on++) {
		if (on) {
			CHECK_EQUAL(MARKERS_ATTACH(five, five_probe, expected), 1);
			CHECK_EQUAL(MARKERS_ATTACH(eight, eight_probe, 0), 1);
			CHECK_EQUAL(MARKERS_ATTACH(nodes, nodes_probe, n), 1);
		}
		CHECK_EQUAL(host(1, 2, 3, 4, 5), 55);
		CHECK(doubles(1, 2, 3, 4, 5, 6, 7, 8) == 204);
		CHECK_EQUAL(list(n, n + 1, n + 2), 60);
		CHECK_EQUAL(hits, on ? 9 : 0);
	}
	return 0;
}
