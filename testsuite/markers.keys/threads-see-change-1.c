/* SPDX-License-Identifier: MIT */
/* A key is set while threads test it.  When the call returns, all threads see it. */
/* { dg-do run } */
/* { dg-additional-options "-pthread" } */
#include <check.h>
#include <markers.h>
#include <pthread.h>
#include <sched.h>

enum { ROUNDS = 300, THREADS = 2 };

MARKER_KEY static bool key;
MARKER_KEY static bool inverse = true;
static int phase, stop;	/* odd: the key is true for sure; even: false; -1: it changes */

static void *run(void *count)
{
	while (!__atomic_load_n(&stop, __ATOMIC_ACQUIRE)) {
		const int before = __atomic_load_n(&phase, __ATOMIC_SEQ_CST);
		int a, b, c;

		if (key)
			a = 1;
		else
			a = 0;
		if (!inverse)
			b = 1;
		else
			b = 0;
		c = __atomic_load_n(&key, __ATOMIC_RELAXED);
		if (before >= 0 && before == __atomic_load_n(&phase, __ATOMIC_SEQ_CST)) {
			CHECK_EQUAL(a, before & 1);
			CHECK_EQUAL(b, before & 1);
			CHECK_EQUAL(c, before & 1);
			__atomic_add_fetch((long *)count, 1, __ATOMIC_RELAXED);
		}
	}
	return NULL;
}

int main(void)
{
	pthread_t threads[THREADS];
	long counts[THREADS] = { 0, 0 };
	long seen;
	int i;

	for (i = 0; i < THREADS; i++)
		CHECK_EQUAL(pthread_create(&threads[i], NULL, run, &counts[i]), 0);
	for (i = 1; i < ROUNDS; i++) {
		__atomic_store_n(&phase, -1, __ATOMIC_SEQ_CST);
		CHECK_EQUAL(markers_key_set(&key, i & 1), 0);
		CHECK_EQUAL(markers_key_set(&inverse, !(i & 1)), 0);
		__atomic_store_n(&phase, i, __ATOMIC_SEQ_CST);
		CHECK_EQUAL(key, i & 1);
		if (key)
			CHECK(i & 1);
		for (seen = counts[0]; seen == __atomic_load_n(&counts[0], __ATOMIC_RELAXED);)
			sched_yield();
	}
	__atomic_store_n(&stop, 1, __ATOMIC_RELEASE);
	for (i = 0; i < THREADS; i++) {
		pthread_join(threads[i], NULL);
		CHECK(counts[i] > 0);
	}
	return 0;
}
