/* SPDX-License-Identifier: MIT */
/* Neither /proc nor, under PR_SET_MDWE, mprotect: -EACCES, and nothing has changed.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#define _GNU_SOURCE
#include "hostile.h"
#include "proc.h"
#include "state.h"

#include <sys/prctl.h>

#define BODY ((void (*)(void))body)

static struct state before;

static void test(const char *way)
{
	/* PR_SET_MDWE, PR_MDWE_REFUSE_EXEC_GAIN: since Linux 6.3 */
	if (prctl(65, 1, 0, 0, 0))
		UNSUPPORTED("the kernel has no PR_SET_MDWE");
	hide_proc();
	state_save(&before);
	CHECK_EQUAL(works("a"), -EACCES);
	CHECK_EQUAL(works("*"), -EACCES);
	CHECK_EQUAL(works("many"), -EACCES);
	CHECK_EQUAL(markers_attach("a", BODY, NULL), -EACCES);
	CHECK_EQUAL(markers_detach("a", BODY, NULL), -ENOENT);
	CHECK_EQUAL(fire(), 0);
	CHECK(state_is(&before));
	show_proc();
	/* Nothing was counted. */
	if (strcmp(way, "mprotect")) {
		CHECK_EQUAL(works("a"), 0);
		CHECK_EQUAL(works("*"), 0);
	} else {
		CHECK_EQUAL(works("*"), -EACCES);
	}
	CHECK(state_is(&before));
}

int main(int argc, char **argv)
{
	if (argc > 1) {
		state_begin();
		leave_mounts();
	}
	return in_each_way(argv, test);
}
