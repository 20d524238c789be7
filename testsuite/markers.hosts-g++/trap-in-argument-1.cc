/* SPDX-License-Identifier: MIT */
/* -fnon-call-exceptions: an argument that traps throws, and is caught. */
/* { dg-do run } */
/* { dg-options "-O2 -fnon-call-exceptions" } */
#include <csignal>
#include <markers.h>
#include "check.h"

static int hits;

MARKER void m(int x)
{
	hits += x;
}

static void handler(int)
{
	sigset_t set;
	sigemptyset(&set);
	sigaddset(&set, SIGSEGV);
	sigprocmask(SIG_UNBLOCK, &set, nullptr);
	throw 7;
}

static __attribute__((noinline)) int host(const int *p)
{
	try {
		m(*p);
	} catch (int caught) {
		return caught;
	}
	return 0;
}

int main()
{
	int one = 1;
	signal(SIGSEGV, handler);
	CHECK_EQUAL(host(nullptr), 0);
	CHECK_EQUAL(markers_enable("m"), 1);
	CHECK_EQUAL(host(nullptr), 7);
	CHECK_EQUAL(host(&one), 0);
	CHECK_EQUAL(hits, 1);
	return 0;
}
