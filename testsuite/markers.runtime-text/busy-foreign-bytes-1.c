/* SPDX-License-Identifier: MIT */
/* A site with foreign bytes is -EBUSY, and nothing of the call has happened.  */
/* { dg-do run } */
/* { dg-no-plugin } */
#include "counted.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

COUNTED_MARKER(a);
COUNTED_MARKER(b);

static __attribute__((noinline)) int fire(int second)
{
	hits = 0;
	FIXTURE_SITE(a, "f.c", 1, 1);
	if (second)
		FIXTURE_SITE(b, "f.c", 2, 10);
	FIXTURE_SITE(a, "f.c", 3, 100);
	return hits;
}

static void *site;
static int find(const struct markers_site_info *info, void *data)
{
	(void)data;
	site = (void *)(uintptr_t)info->site;
	return 1;
}

static unsigned char set(unsigned char byte)
{
	int fd = open("/proc/self/mem", O_RDWR);
	unsigned char old = *(volatile unsigned char *)site;

	CHECK(fd >= 0);
	CHECK_EQUAL(pwrite(fd, &byte, 1, (off_t)(uintptr_t)site), 1);
	close(fd);
	return old;
}

int main(void)
{
	unsigned char old;

	CHECK_EQUAL(markers_foreach_site("b", find, NULL), 1);
	CHECK_EQUAL(markers_enable("a@f.c:3"), 1);
	old = set(0xcc); /* a debugger's breakpoint */
	CHECK_EQUAL(markers_enable("*"), -EBUSY);
	CHECK_EQUAL(fire(0), 100);
	CHECK_EQUAL(markers_attach("*", BODY, NULL), -EBUSY);
	CHECK_EQUAL(fire(0), 100);
	CHECK_EQUAL(markers_detach("*", BODY, NULL), -ENOENT);
	CHECK_EQUAL(markers_enable("a"), 1);
	CHECK_EQUAL(fire(0), 101);
	CHECK_EQUAL(*(unsigned char *)site, 0xcc);
	set(old);
	CHECK_EQUAL(fire(1), 101);
	CHECK_EQUAL(markers_attach("*", BODY, NULL), 2);
	CHECK_EQUAL(fire(1), 222);
	old = set(0xcc);
	CHECK_EQUAL(markers_detach("*", BODY, NULL), -EBUSY);
	CHECK_EQUAL(fire(0), 202);
	set(old);
	CHECK_EQUAL(markers_detach("*", BODY, NULL), 2);
	CHECK_EQUAL(fire(1), 101);
	CHECK_EQUAL(markers_disable("a"), 1);
	CHECK_EQUAL(markers_disable("a"), 1);
	CHECK_EQUAL(fire(1), 0);
	return 0;
}
