/* SPDX-License-Identifier: MIT */
/* The program of patch-*.c. */
#include "fixture.h"
#include "text.h"

#include <pthread.h>

static __thread int hits;
static int stop;
static __attribute__((used)) void body(void *data, int i)
{
	(void)data;
	hits += i;
}

FIXTURE_OBJECT;
FIXTURE_BODY_MARKER(a, "", "a", body);

#define S1 FIXTURE_SITE(a, "f.c", 1, 1);
#define S10 S1 S1 S1 S1 S1 S1 S1 S1 S1 S1
#define S100 S10 S10 S10 S10 S10 S10 S10 S10 S10 S10
static __attribute__((noinline)) int fire(void)
{
	hits = 0;
	S100 S100 S100 S100 S100 S100
	FIXTURE_SITE_AT(62, a, "f.c", 2, 1);
	FIXTURE_SITE_AT_PAGE(4094, a, "f.c", 3, 1);
	FIXTURE_SITE_AT_PAGE(4092, a, "f.c", 4, 1);
	return hits;
}

static void *run(void *data)
{
	(void)data;
	while (!__atomic_load_n(&stop, __ATOMIC_RELAXED)) {
		int n = fire();

		CHECK(n >= 0 && n <= 603);
	}
	return NULL;
}

static void toggle(int times, int alone)
{
	int i;

	for (i = 0; i < times; i++) {
		CHECK_EQUAL(markers_enable("a@f.c:[234]"), 1);
		CHECK_EQUAL(fire(), 3);
		CHECK_EQUAL(markers_enable("a"), 1);
		CHECK_EQUAL(fire(), 603);
		CHECK_EQUAL(markers_disable("a"), 1);
		CHECK_EQUAL(fire(), 3);
		if (alone)
			CHECK(!text_is_writable() && !text_equals_file());
		CHECK_EQUAL(markers_disable("a@f.c:[234]"), 1);
		CHECK_EQUAL(fire(), 0);
	}
}

int main(void)
{
	static char before[65536], after[65536];
	pthread_t threads[3];
	int i;

	text_protections(before, sizeof(before));
	CHECK(text_equals_file());
	toggle(5, 1);
	CHECK(text_equals_file());
	for (i = 0; i < 3; i++)
		CHECK_EQUAL(pthread_create(&threads[i], NULL, run, NULL), 0);
	toggle(300, 0);
	__atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
	for (i = 0; i < 3; i++)
		pthread_join(threads[i], NULL);
	text_protections(after, sizeof(after));
	CHECK(text_equals_file());
	if (strcmp(before, after)) {
		fprintf(stderr, "before:\n%safter:\n%s", before, after);
		return 1;
	}
	return 0;
}
