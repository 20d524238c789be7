/* SPDX-License-Identifier: MIT */
/* Many attaches and detaches in one call are all done or none.  */
/* { dg-do run } */
/* { dg-no-plugin } */
#include "fixture.h"
#include "check.h"

#include <errno.h>

static int hits;
static void add(void *data, int i)
{
	hits = hits * 10 + *(int *)data * i;
}
#define ADD ((void (*)(void))add)

FIXTURE_OBJECT;
FIXTURE_MARKER(a, "", "a");
FIXTURE_MARKER(b, "p", "b");

static __attribute__((noinline)) int fire(void)
{
	hits = 0;
	FIXTURE_SITE(a, "f.c", 1, 1);
	FIXTURE_SITE(a, "f.c", 2, 2);
	FIXTURE_SITE(b, "f.c", 3, 3);
	return hits;
}

static int one = 1, two = 2, three = 3;

/* Nothing is left of a call that fails at its last part. */
static void check_failures(void)
{
	const struct markers_probe_spec malformed[] = { { "a", ADD, &one }, { "[", ADD, &one } };
	const struct markers_probe_spec no_probe[] = { { "a", ADD, &one }, { "b", NULL, &one } };
	const struct markers_probe_spec missing[] = { { "a", ADD, &one }, { "b", ADD, &two } };

	CHECK_EQUAL(markers_attach_all(NULL, 1), -EINVAL);
	CHECK_EQUAL(markers_detach_all(NULL, 1), -EINVAL);
	CHECK_EQUAL(markers_attach_all(NULL, 0), 0);
	CHECK_EQUAL(markers_attach_all(malformed, 2), -EINVAL);
	CHECK_EQUAL(markers_attach_all(no_probe, 2), -EINVAL);
	CHECK_EQUAL(fire(), 0);
	CHECK_EQUAL(markers_detach("a", ADD, &one), -ENOENT);
	CHECK_EQUAL(markers_attach("a", ADD, &one), 1);
	CHECK_EQUAL(markers_detach_all(missing, 2), -ENOENT);
	CHECK_EQUAL(fire(), 12);
	CHECK_EQUAL(markers_detach("a", ADD, &one), 1);
}

int main(void)
{
	const struct markers_probe_spec specs[] = {
		{ "a,a", ADD, &one }, { "*@f.c:1", ADD, &two }, { "p:b", ADD, &three },
	};
	const struct markers_probe_spec twice[] = { { "a", ADD, &one }, { "a", ADD, &one } };

	check_failures();
	CHECK_EQUAL(markers_attach_all(specs, 3), 2);
	/* Site 1: one, two; site 2 of the same marker; site 3: three. */
	CHECK_EQUAL(fire(), 12249);
	/* Each site has been enabled as often as it was selected. */
	CHECK_EQUAL(markers_disable("a"), 1);
	CHECK_EQUAL(fire(), 129);
	CHECK_EQUAL(markers_enable("a"), 1);
	CHECK_EQUAL(markers_detach_all(specs, 3), 2);
	CHECK_EQUAL(fire(), 0);
	CHECK_EQUAL(markers_attach_all(twice, 2), 1);
	CHECK_EQUAL(fire(), 1122);
	CHECK_EQUAL(markers_detach_all(twice, 2), 1);
	CHECK_EQUAL(fire(), 0);
	CHECK_EQUAL(markers_detach("a", ADD, &one), -ENOENT);
	return 0;
}
