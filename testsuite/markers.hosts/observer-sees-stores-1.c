/* SPDX-License-Identifier: MIT */
/* The probe of an observer sees what the host and its callers have stored, also where one
   pointer leads to another. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

struct list {
	int first, second;
	struct list *next;
};

MARKER __attribute__((marker_observer)) void m(const struct list *list);
static volatile int seen;

static void probe(void *data, const struct list *list)
{
	(void)data;
	seen = list->first + list->second + list->next->first;
}

static __attribute__((noinline)) void host(const struct list *list)
{
	m(list);
}

static __attribute__((noinline)) void caller(int x)
{
	struct list last = { 100 * x, 0, 0 };
	struct list list = { x, 20, &last };

	host(&list);
}

static __attribute__((noinline)) void caller_and_host(int x)
{
	struct list last = { 200 * x, 0, 0 };
	struct list list = { x, 20, &last };

	m(&list);
}

int main(void)
{
	CHECK_EQUAL(markers_attach("m", (void (*)(void))probe, 0), 1);
	caller(1);
	CHECK_EQUAL(seen, 121);
	caller_and_host(1);
	CHECK_EQUAL(seen, 221);
	return 0;
}
