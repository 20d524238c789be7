/* SPDX-License-Identifier: MIT */
/* A probe may read and write any memory: the host sees what it writes, and the
   probe what the host wrote. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

static int shared = 1;
MARKER void m(int *local);

static void probe(void *data, int *local)
{
	(void)data;
	CHECK_EQUAL(shared, 2);
	CHECK_EQUAL(*local, 3);
	shared = 20;
	*local = 30;
}

static __attribute__((noinline)) int host(void)
{
	int local = 3;
	shared = 2;
	m(&local);
	return shared + local;
}

int main(void)
{
	CHECK_EQUAL(host(), 5);
	CHECK_EQUAL(markers_attach("m", (void (*)(void))probe, 0), 1);
	CHECK_EQUAL(host(), 50);
	return 0;
}
