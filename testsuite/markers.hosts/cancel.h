/* SPDX-License-Identifier: MIT */
/* The program of cancel-*.c, but for host(x), which fires m, then adds x to passed, and
   adds 10 * x to cleaned however it is left. */
#include <pthread.h>
#include <markers.h>
#include "check.h"

MARKER void m(int x);
static int cleaned, passed;

static void probe(void *data, int x)
{
	(void)data;
	if (x == 2) {
		pthread_cancel(pthread_self());
		pthread_testcancel();
	}
}

static __attribute__((noinline)) void host(int x);

static void *thread(void *argument)
{
	host(1);
	host(2);
	return argument;
}

int main(void)
{
	pthread_t id;
	void *result = 0;

	CHECK_EQUAL(markers_attach("m", (void (*)(void))probe, 0), 1);
	CHECK_EQUAL(pthread_create(&id, 0, thread, &id), 0);
	CHECK_EQUAL(pthread_join(id, &result), 0);
	CHECK(result == PTHREAD_CANCELED);
	CHECK_EQUAL(cleaned, 30);
	CHECK_EQUAL(passed, 1);
	return 0;
}
