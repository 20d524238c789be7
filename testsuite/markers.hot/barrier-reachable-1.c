/* SPDX-License-Identifier: MIT */
/* What a probe can reach is in memory when it runs, and read again afterwards:
   variables of the unit, what a pointer argument leads to, and what the host has
   shown to others before. */
/* { dg-do run } */
/* { dg-sites-on "m,n" } */
#include <markers.h>
#include <stdlib.h>

struct list {
	struct list *next;
	long value;
};
static long total;
static struct list *seen;

MARKER void m(struct list *list)
{
	total += list->value + list->next->value;
	list->next->value = 100;
}

MARKER void n(int x)
{
	total += seen->value * x;
	seen->value = 7;
}

static __attribute__((noipa)) void show(struct list *list)
{
	seen = list;
}

static __attribute__((noipa)) long host(long a)
{
	struct list second = { 0, a }, first = { &second, a + 1 };

	total = 1;
	first.value++;
	m(&first);
	second.value++;
	return total * 1000 + second.value;
}

static __attribute__((noipa)) long shown(long a)
{
	struct list list = { 0, a };

	show(&list);
	total = 0;
	list.value = a + 1;
	n(2);
	list.value++;
	return total * 1000 + list.value;
}

int main(void)
{
	int on = getenv("MARKERS") != 0;

	if (host(5) != (on ? 13 * 1000 + 101 : 1006))
		abort();
	if (shown(3) != (on ? 8 * 1000 + 8 : 5))
		abort();
	return 0;
}
