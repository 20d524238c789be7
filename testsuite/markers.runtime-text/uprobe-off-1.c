/* SPDX-License-Identifier: MIT */
/* A uprobe on a site that is off, as a breakpoint and as the call that newer kernels make
   of it: -EBUSY and nothing has changed, until it has gone.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#include "hostile.h"
#include "state.h"
#include "uprobe.h"

#define BODY ((void (*)(void))body)

static struct state before;

static void is_busy(void)
{
	state_save(&before);
	CHECK_EQUAL(markers_enable("*"), -EBUSY);
	CHECK_EQUAL(markers_enable("a,many"), -EBUSY);
	CHECK_EQUAL(markers_attach("a", BODY, NULL), -EBUSY);
	CHECK(state_is(&before));
	/* Sites beside it can be changed. */
	CHECK_EQUAL(markers_enable("many,a@f.c:2"), 2);
	CHECK_EQUAL(fire(), 10);
	CHECK_EQUAL(markers_disable("many,a@f.c:2"), 2);
	CHECK_EQUAL(fire(), 0);
}

static void test(const char *way)
{
	const unsigned char *site = site_at(1);
	int i, probe;

	(void)way;
	for (i = 0; i < 2; i++) {
		probe = put_uprobe(site);
		is_busy();
		/* Now the kernel has run it. */
		CHECK(uprobe_hits(probe) >= 2);
		is_busy();
		close(probe);
		CHECK_EQUAL(works("a"), 0);
		CHECK_EQUAL(works("*"), 0);
	}
	CHECK(text_equals_file());
	CHECK(!text_is_writable());
}

int main(int argc, char **argv)
{
	(void)argc;
	return in_each_way(argv, test);
}
