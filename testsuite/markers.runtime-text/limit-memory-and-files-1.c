/* SPDX-License-Identifier: MIT */
/* Limits of the address space, of data, and of the size of files: works, or -ENOMEM and
   nothing has changed.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#include "hostile.h"
#include "state.h"

#include <signal.h>
#include <sys/resource.h>

#define BODY ((void (*)(void))body)

static struct state before;

static void limit(int what, rlim_t value)
{
	struct rlimit limit;

	CHECK_EQUAL(getrlimit(what, &limit), 0);
	limit.rlim_cur = value;
	CHECK_EQUAL(setrlimit(what, &limit), 0);
}

/* All that malloc() can give, as a list. */
static void *eat(void)
{
	void **list = NULL, **more;
	size_t size;

	for (size = 1 << 20; size >= 16; size /= 2)
		while ((more = (void **)malloc(size))) {
			*more = list;
			list = more;
		}
	return list;
}

static void give_back(void *list)
{
	while (list) {
		void *next = *(void **)list;

		free(list);
		list = next;
	}
}

static void without_memory(void)
{
	void *eaten;
	int one, all, attached;

	limit(RLIMIT_AS, 4096);
	eaten = eat();
	one = works("a");
	all = works("*");
	attached = markers_attach("a", BODY, NULL);
	give_back(eaten);
	limit(RLIMIT_AS, RLIM_INFINITY);
	CHECK(!one || one == -ENOMEM);
	CHECK(!all || all == -ENOMEM);
	CHECK_EQUAL(attached, -ENOMEM);
	CHECK(state_is(&before));
	CHECK_EQUAL(fire(), 0);
	CHECK_EQUAL(markers_detach("a", BODY, NULL), -ENOENT);
	CHECK_EQUAL(markers_attach("a", BODY, NULL), 1);
	CHECK_EQUAL(fire(), 22);
	CHECK_EQUAL(markers_detach("a", BODY, NULL), 1);
}

static void test(const char *way)
{
	/* The record of this thread, without which an event is lost. */
	CHECK_EQUAL(works("a"), 0);
	CHECK_EQUAL(works("*"), 0);
	state_save(&before);
	without_memory();
	/* Text that is writable counts as data.  (0 would mean nothing: a kindness to
	   valgrind.) */
	limit(RLIMIT_DATA, 4096);
	CHECK_EQUAL(works("a"), strcmp(way, "mprotect") ? 0 : -ENOMEM);
	CHECK_EQUAL(works("*"), strcmp(way, "mprotect") ? 0 : -ENOMEM);
	CHECK(state_is(&before));
	limit(RLIMIT_DATA, RLIM_INFINITY);
	/* A write beyond it would raise a signal. */
	signal(SIGXFSZ, SIG_DFL);
	limit(RLIMIT_FSIZE, 0);
	CHECK_EQUAL(works("a"), 0);
	CHECK_EQUAL(works("*"), 0);
	limit(RLIMIT_FSIZE, RLIM_INFINITY);
	CHECK_EQUAL(works("a"), 0);
	CHECK_EQUAL(works("*"), 0);
	CHECK(state_is(&before));
	CHECK(text_equals_file());
	CHECK(!text_is_writable());
}

int main(int argc, char **argv)
{
	(void)argc;
	return in_each_way(argv, test);
}
