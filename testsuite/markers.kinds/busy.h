/* SPDX-License-Identifier: MIT */
/* The program of busy-*.c: a breakpoint on a site of any kind is -EBUSY, and nothing of the
   call has happened. */
#include "text.h"
#include <errno.h>
#include <markers.h>

static int sum;

MARKER void m(int x)
{
	sum += x;
}

static __attribute__((noinline)) int first(int x)
{
	sum = 0;
	m(x);
	return sum;
}

static __attribute__((noinline)) int second(int x)
{
	sum = 0;
	m(2 * x);
	return sum;
}

static int find(const struct markers_site_info *info, void *data)
{
	if (strcmp(info->function, "second"))
		return 0;
	*(const void **)data = info->site;
	return 1;
}

int main(void)
{
	const unsigned char *site = NULL;
	unsigned char old;

	CHECK_EQUAL(markers_foreach_site("m", find, &site), 1);
	old = *site;
	put_bytes(site, "\xcc", 1);
	CHECK_EQUAL(markers_enable("m"), -EBUSY);
	CHECK_EQUAL(first(1), 0);
	CHECK_EQUAL(*site, 0xcc);
	put_bytes(site, &old, 1);
	CHECK_EQUAL(second(1), 0);

	CHECK_EQUAL(markers_enable("m"), 1);
	old = *site;
	put_bytes(site, "\xcc", 1);
	CHECK_EQUAL(markers_disable("m"), -EBUSY);
	CHECK_EQUAL(first(1), 1);
	CHECK_EQUAL(*site, 0xcc);
	put_bytes(site, &old, 1);
	CHECK_EQUAL(second(1), 2);
	CHECK_EQUAL(markers_disable("m"), 1);
	CHECK_EQUAL(first(1), 0);
	CHECK_EQUAL(second(1), 0);
	return 0;
}
