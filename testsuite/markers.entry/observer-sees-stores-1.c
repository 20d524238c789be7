/* SPDX-License-Identifier: MIT */
/* The probe of an entry that only reads sees what callers have stored for a function that
   does not look at it. */
/* { dg-do run } */
/* { dg-additional-options "-fplugin-arg-markers-entry=ignores -fplugin-arg-markers-function-observers" } */
#include <markers.h>
#include "check.h"

struct list {
	int first, second;
	struct list *next;
};

static volatile int seen;

static void probe(void *data, const struct list *list)
{
	(void)data;
	seen = list->first + list->second + list->next->first;
}

static __attribute__((noinline)) void ignores(struct list *list)
{
	(void)list;
}

static __attribute__((noinline)) void caller(int x)
{
	struct list last = { 100 * x, 0, 0 };
	struct list list = { x, 20, &last };

	ignores(&list);
}

int main(void)
{
	CHECK_EQUAL(markers_attach("entry:ignores", (void (*)(void))probe, 0), 1);
	caller(1);
	CHECK_EQUAL(seen, 121);
	return 0;
}
