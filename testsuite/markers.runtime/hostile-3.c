/* SPDX-License-Identifier: MIT */
/* Limits of the address space, of data, and of the size of files.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#include "hostile.h"

#include <signal.h>
#include <sys/resource.h>

static void limit(int what, rlim_t value)
{
	struct rlimit limit;

	CHECK_EQUAL(getrlimit(what, &limit), 0);
	limit.rlim_cur = value;
	CHECK_EQUAL(setrlimit(what, &limit), 0);
}

static void under(int what, rlim_t value)
{
	int one, all;

	limit(what, value);
	one = works("a");
	all = works("*");
	limit(what, RLIM_INFINITY);
	CHECK(!one || one == -ENOMEM);
	CHECK(!all || all == -ENOMEM);
}

static void test(const char *way)
{
	(void)way;
	/* The record of this thread, without which an event is lost. */
	CHECK_EQUAL(works("a"), 0);
	under(RLIMIT_AS, 4096);
	under(RLIMIT_DATA, 0);
	/* A write beyond it would raise a signal. */
	signal(SIGXFSZ, SIG_DFL);
	under(RLIMIT_FSIZE, 0);
	CHECK_EQUAL(works("a"), 0);
	CHECK_EQUAL(works("*"), 0);
	CHECK(text_equals_file());
	CHECK(!text_is_writable());
}

int main(int argc, char **argv)
{
	(void)argc;
	return in_each_way(argv, test);
}
