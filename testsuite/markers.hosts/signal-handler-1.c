/* SPDX-License-Identifier: MIT */
/* A marker in a signal handler that interrupts anything. */
/* { dg-do run } */
#include <signal.h>
#include <sys/time.h>
#include <markers.h>
#include "check.h"

static volatile sig_atomic_t handled, hits;

MARKER void m(int signal)
{
	hits += signal == SIGALRM;
}

static void handler(int signal)
{
	m(signal);
	handled++;
}

static void wait_for(int count)
{
	handled = 0;
	while (handled < count)
		free(malloc(100));
}

int main(void)
{
	struct itimerval every = { { 0, 500 }, { 0, 500 } };

	signal(SIGALRM, handler);
	setitimer(ITIMER_REAL, &every, 0);
	wait_for(20);
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("m"), 1);
	wait_for(20);
	CHECK(hits >= 20);
	return 0;
}
