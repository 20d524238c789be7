/* SPDX-License-Identifier: MIT */
/* The program of unwind-*.c: probes end their threads, and what host() and its callers
   have to clean up is cleaned up.  The test defines MARKER_PATTERN, and inlined() and
   called(), which fire that marker. */
#include <pthread.h>
#include <markers.h>
#include "check.h"

static int cleaned, passed;

static void probe(void)
{
	pthread_exit(&passed);
}

static void clean(int *value)
{
	cleaned += *value;
}

static void clean_pushed(void *value)
{
	cleaned += *(int *)value;
}

static __attribute__((noinline)) int by_attribute(int x)
{
	__attribute__((cleanup(clean))) int value = 1;
	int result = called(x);

	return result + value;
}

static __attribute__((noinline)) int by_attribute_inlined(int x)
{
	__attribute__((cleanup(clean))) int value = 1;
	int result = inlined(x);

	return result + value;
}

static __attribute__((noinline)) int by_push(int x)
{
	int value = 1, result;

	pthread_cleanup_push(clean_pushed, &value);
	result = called(x);
	pthread_cleanup_pop(0);
	return result;
}

static __attribute__((noinline)) int by_push_inlined(int x)
{
	int value = 1, result;

	pthread_cleanup_push(clean_pushed, &value);
	result = inlined(x);
	pthread_cleanup_pop(0);
	return result;
}

static int (*const callers[])(int) = { by_attribute, by_attribute_inlined, by_push,
				       by_push_inlined };

static void *thread(void *caller)
{
	passed += (*(int (*const *)(int))caller)(3) != 0;
	return 0;
}

int main(void)
{
	for (int on = 0; on < 2; on++) {
		cleaned = passed = 0;
		if (on)
			CHECK_EQUAL(markers_attach(MARKER_PATTERN, probe, 0), MARKER_COUNT);
		for (int i = 0; i < 4; i++) {
			pthread_t id;
			void *result;

			CHECK_EQUAL(pthread_create(&id, 0, thread, (void *)&callers[i]), 0);
			CHECK_EQUAL(pthread_join(id, &result), 0);
			CHECK((result == &passed) == on);
			/* Off, the two of the attribute have cleaned up at their end. */
			CHECK_EQUAL(cleaned, on ? i + 1 : i < 1 ? 1 : 2);
		}
		CHECK_EQUAL(passed, on ? 0 : 4);
	}
	return 0;
}
