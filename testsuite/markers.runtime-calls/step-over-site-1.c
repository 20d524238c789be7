/* SPDX-License-Identifier: MIT */
/* What gdb-over-site-1.tcl steps through: a site that is off, on and off again; and a site
   with a debugger's breakpoint on it.  Without a debugger it works, too.  */
/* { dg-do run } */
#include <markers.h>

#include "check.h"

#include <errno.h>

int hits;
volatile int has_breakpoint; /* set by the debugger */
const volatile void *volatile site;

MARKER void tick(int one)
{
	hits += one;
}

__attribute__((noinline, noclone)) int host(int x)
{
	tick(x);
	return 2 * x + 1;
}

static int find(const struct markers_site_info *info, void *data)
{
	(void)data;
	site = info->site;
	return 1;
}

__attribute__((noinline, noclone)) void before_step(void) { __asm__ volatile(""); }
__attribute__((noinline, noclone)) void before_breakpoint(void) { __asm__ volatile(""); }
__attribute__((noinline, noclone)) void after_breakpoint(void) { __asm__ volatile(""); }

int main(void)
{
	int busy;

	CHECK_EQUAL(markers_foreach_site("tick", find, NULL), 1);
	before_step();
	CHECK_EQUAL(host(1), 3);
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("tick"), 1);
	before_step();
	CHECK_EQUAL(host(2), 5);
	CHECK_EQUAL(hits, 2);
	CHECK_EQUAL(markers_disable("tick"), 1);
	before_step();
	CHECK_EQUAL(host(4), 9);
	CHECK_EQUAL(hits, 2);
	before_breakpoint();
	busy = markers_enable("tick");
	after_breakpoint();
	CHECK_EQUAL(busy, has_breakpoint ? -EBUSY : 1);
	if (busy < 0) {
		CHECK_EQUAL(host(8), 17);
		CHECK_EQUAL(hits, 2);
		CHECK_EQUAL(markers_enable("tick"), 1);
	}
	CHECK_EQUAL(host(16), 33);
	CHECK_EQUAL(hits, 18);
	return 0;
}
