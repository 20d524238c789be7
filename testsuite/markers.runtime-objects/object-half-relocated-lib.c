/* SPDX-License-Identifier: MIT */
/* Sends a signal in the middle of its own relocation: the resolver of CHOSEN is
   run for the pointer below, which lies before the descriptors. */
#include "fixture.h"

#include <signal.h>
#include <sys/syscall.h>

static int hits;
static __attribute__((used)) void body(void *data, int i)
{
	(void)data;
	hits += i;
}
FIXTURE_OBJECT;
FIXTURE_BODY_MARKER(early, "", "early", body);

static long kernel(long number, long a, long b)
{
	long result;

	__asm__ volatile("syscall" : "=a"(result) : "a"(number), "D"(a), "S"(b) : "rcx", "r11", "memory");
	return result;
}

static int ten(void)
{
	return 10;
}
static int (*resolve(void))(void)
{
	kernel(SYS_kill, kernel(SYS_getpid, 0, 0), SIGUSR1);
	return ten;
}
int chosen(void) __attribute__((ifunc("resolve")));
int (*pointer)(void) = chosen;

int fire_library(void);
int fire_library(void)
{
	hits = 0;
	FIXTURE_SITE(early, "lib.c", 1, 1);
	return hits + pointer();
}
