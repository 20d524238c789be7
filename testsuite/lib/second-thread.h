/* SPDX-License-Identifier: MIT */
/* For tests of what is different when the process has another thread. */
#ifndef MARKERS_TEST_SECOND_THREAD_H
#define MARKERS_TEST_SECOND_THREAD_H

#include "check.h"

#include <pthread.h>
#include <unistd.h>

static inline void *wait_for_ever(void *data)
{
	for (;;)
		pause();
	return data;
}

static inline void start_second_thread(void)
{
	pthread_t thread;

	CHECK_EQUAL(pthread_create(&thread, NULL, wait_for_ever, NULL), 0);
}

#endif
