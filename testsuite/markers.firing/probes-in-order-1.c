/* SPDX-License-Identifier: MIT */
/* The body is the first probe, then the probes in the order of attachment. */
/* { dg-do run } */
#include <string.h>
#include <markers.h>
#include "check.h"

static char order[16];

MARKER void m(const char *text, double d)
{
	CHECK(d == 1.5);
	strcat(order, text);
}

static void first(void *data, const char *text, double d)
{
	CHECK(text[0] == 'b' && d == 1.5);
	strcat(order, data);
}
static void second(void *data, const char *text, double d)
{
	CHECK(text[0] == 'b' && d == 1.5);
	strcat(order, data);
}

static __attribute__((noinline)) const char *host(double d)
{
	order[0] = 0;
	m("b", d);
	return order;
}

int main(void)
{
	CHECK(!strcmp(host(1.5), ""));
	CHECK_EQUAL(markers_attach("m", (void (*)(void))first, "1"), 1);
	CHECK(!strcmp(host(1.5), "b1"));
	CHECK_EQUAL(markers_attach("m", (void (*)(void))second, "2"), 1);
	CHECK_EQUAL(markers_attach("m", (void (*)(void))first, "3"), 1);
	CHECK(!strcmp(host(1.5), "b123"));
	CHECK_EQUAL(markers_detach("m", (void (*)(void))second, "2"), 1);
	CHECK(!strcmp(host(1.5), "b13"));
	CHECK_EQUAL(markers_detach("m", (void (*)(void))first, "1"), 1);
	CHECK(!strcmp(host(1.5), "b3"));
	CHECK_EQUAL(markers_detach("m", (void (*)(void))first, "3"), 1);
	CHECK(!strcmp(host(1.5), ""));
	return 0;
}
