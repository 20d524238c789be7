/* SPDX-License-Identifier: MIT */
/* Many sites of a kind that is not the usual one are changed by few system calls. */
/* { dg-do run } */
/* { dg-additional-options "-fplugin-arg-markers-site=flip -rdynamic" } */
/* { dg-set-env MARKERS_PATCH "mprotect" } */
#include <markers.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>
#include "check.h"

static int calls, fired;

/* In place of libc's, also for the library. */
int mprotect(void *start, size_t length, int protection)
{
	calls++;
	return (int)syscall(SYS_mprotect, start, length, protection);
}

MARKER void m(int x)
{
	fired += x;
}

#define M10 m(1); m(1); m(1); m(1); m(1); m(1); m(1); m(1); m(1); m(1);
#define M100 M10 M10 M10 M10 M10 M10 M10 M10 M10 M10

static __attribute__((noipa)) void host(void)
{
	M100 M100 M100
}

int main(void)
{
	CHECK_EQUAL(markers_enable("m"), 1);
	CHECK(calls > 0 && calls < 20);
	host();
	CHECK_EQUAL(fired, 300);
	calls = 0;
	CHECK_EQUAL(markers_disable("m"), 1);
	CHECK(calls > 0 && calls < 20);
	host();
	CHECK_EQUAL(fired, 300);
	return 0;
}
