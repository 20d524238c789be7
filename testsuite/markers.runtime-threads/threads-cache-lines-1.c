/* SPDX-License-Identifier: MIT */
/* Sites across cache lines and pages change under threads that run through them.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
/* { dg-timeout 120 } */
#include "fixture.h"
#include "check.h"

#include <pthread.h>

static __thread long mine;
static int stop;
static __attribute__((used)) void body(void *data, int i)
{
	(void)data;
	mine += i;
}

FIXTURE_OBJECT;
FIXTURE_BODY_MARKER(a, "", "a", body);
FIXTURE_BODY_MARKER(b, "", "b", body);

static __attribute__((noinline)) long host(long x)
{
	long y = x * 3;

	FIXTURE_SITE_AT(59, a, "f.c", 59, 1);
	y ^= 0x55;
	FIXTURE_SITE_AT(60, b, "f.c", 60, 1);
	y += x;
	FIXTURE_SITE_AT(61, a, "f.c", 61, 1);
	y ^= 0xaa;
	FIXTURE_SITE_AT(62, b, "f.c", 62, 1);
	y += x;
	FIXTURE_SITE_AT(63, a, "f.c", 63, 1);
	FIXTURE_SITE_AT_PAGE(4092, a, "f.c", 4092, 1);
	y += 7;
	FIXTURE_SITE_AT_PAGE(4095, b, "f.c", 4095, 1);
	return y;
}

static void *run(void *data)
{
	long x;

	(void)data;
	for (x = 0; !__atomic_load_n(&stop, __ATOMIC_RELAXED); x++)
		if (host(x) != (((((x * 3) ^ 0x55) + x) ^ 0xaa) + x) + 7)
			return "wrong";
	return NULL;
}

int main(void)
{
	pthread_t threads[4];
	void *wrong;
	int i;

	for (i = 0; i < 4; i++)
		CHECK_EQUAL(pthread_create(&threads[i], NULL, run, NULL), 0);
	for (i = 0; i < 3000; i++) {
		CHECK_EQUAL(markers_enable(i & 1 ? "a" : "b"), 1);
		CHECK_EQUAL(markers_enable("*"), 2);
		CHECK_EQUAL(markers_disable("*"), 2);
		CHECK_EQUAL(markers_disable(i & 1 ? "a" : "b"), 1);
	}
	__atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
	for (i = 0; i < 4; i++) {
		pthread_join(threads[i], &wrong);
		CHECK(!wrong);
	}
	return 0;
}
