/* SPDX-License-Identifier: MIT */
/* Without /proc sites change by mprotect; MARKERS_PATCH=mem is -EACCES, and nothing has
   changed.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#define _GNU_SOURCE
#include "hostile.h"
#include "proc.h"
#include "state.h"

static struct state before;

static void test(const char *way)
{
	const int expected = strcmp(way, "mem") ? 0 : -EACCES;
	int i;

	hide_proc();
	state_save(&before);
	for (i = 0; i < 10; i++) {
		CHECK_EQUAL(works("a"), expected);
		CHECK_EQUAL(works("*"), expected);
		CHECK(state_is(&before));
	}
	show_proc();
	CHECK_EQUAL(works("*"), 0);
	/* What is on stays on where it cannot be turned off. */
	CHECK_EQUAL(markers_enable("*"), 2);
	hide_proc();
	state_save(&before);
	CHECK_EQUAL(markers_disable("*"), expected ? expected : 2);
	CHECK_EQUAL(fire(), expected ? 11 : 0);
	CHECK_EQUAL(state_is(&before), !!expected);
	show_proc();
	if (expected)
		CHECK_EQUAL(markers_disable("*"), 2);
	CHECK_EQUAL(fire(), 0);
	CHECK(text_equals_file());
	CHECK(!text_is_writable());
}

int main(int argc, char **argv)
{
	if (argc > 1) {
		state_begin();
		leave_mounts();
	}
	return in_each_way(argv, test);
}
