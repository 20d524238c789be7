/* SPDX-License-Identifier: MIT */
/* Without -lmarkers a program links and runs; its sites stay NOPs. */
/* { dg-do run } */
/* { dg-no-runtime } */
/* { dg-sites-on "*" } */
#include <markers.h>
#include "check.h"

static int hits;

MARKER void with_body(int x)
{
	hits += x;
}
MARKER void without_body(const char *text);
MARKER static void local(int x)
{
	hits += x;
}
MARKER void variadic(int n, ...);

static int called(void)
{
	hits++;
	return 1;
}

int main(void)
{
	void (*pointer)(int) = with_body;
	void (*other)(const char *) = without_body;

	with_body(called());
	without_body("text");
	local(called());
	variadic(1, called());
	pointer(1);
	other("text");
	CHECK_EQUAL(hits, 0);
	return 0;
}
