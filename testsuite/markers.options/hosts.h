/* SPDX-License-Identifier: MIT */
/* hosts.h - what hosts.c and hosts.cc check with. Each host is run off and on and
   says what it returns, how often its sites fire, and with what sum. */
#ifndef MARKERS_TEST_HOSTS_H
#define MARKERS_TEST_HOSTS_H

#include <stdio.h>
#include <stdlib.h>
#include "trash.h"

static int on, wrong;
static long hits, sum;

/* What each marker's body does. */
#define FIRED(value)                                                           \
	do {                                                                   \
		__atomic_fetch_add(&hits, 1, __ATOMIC_RELAXED);                \
		__atomic_fetch_add(&sum, (long)(value), __ATOMIC_RELAXED);     \
		TRASH();                                                       \
	} while (0)

static void expect(int line, long result, long expected, long fired, long total)
{
	if (result != expected || hits != (on ? fired : 0) || sum != (on ? total : 0)) {
		fprintf(stderr, "line %d: %ld, %ld hits, sum %ld; expected %ld, %ld, %ld\n",
			line, result, hits, sum, expected, on ? fired : 0, on ? total : 0);
		wrong++;
	}
	hits = sum = 0;
}
#define EXPECT(call, result, fired, total) expect(__LINE__, (call), (result), (fired), (total))

#endif
