/* SPDX-License-Identifier: MIT */
/* Threads that are made without libc, with their maker's thread pointer, run probes at
   the same time as the maker and each other: results as without, and detach waits.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
/* { dg-timeout 120 } */
#define _GNU_SOURCE
#include "fixture.h"
#include "check.h"

#include <sched.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { THREADS = 4, ROUNDS = 300000, STACK = 65536 };

static long hits;
static int go, wrong, over, inside, leave, left;

FIXTURE_OBJECT;
FIXTURE_MARKER(a, "", "a");
FIXTURE_MARKER(b, "", "b");

static void probe(void *data, int i)
{
	__atomic_add_fetch((long *)data, i, __ATOMIC_RELAXED);
}
#define PROBE ((void (*)(void))probe)

/* Nothing of libc in here. */
static void slow(void *data, int i)
{
	(void)data;
	(void)i;
	__atomic_store_n(&inside, 1, __ATOMIC_SEQ_CST);
	while (!__atomic_load_n(&leave, __ATOMIC_SEQ_CST))
		;
	__atomic_store_n(&left, 1, __ATOMIC_SEQ_CST);
}

static __attribute__((noinline)) long work(long x)
{
	FIXTURE_SITE(a, "f.c", 1, 1);
	return x * 3 + 1;
}

static void fire(void)
{
	long i;

	for (i = 0; i < ROUNDS; i++)
		if (work(i) != i * 3 + 1)
			__atomic_store_n(&wrong, 1, __ATOMIC_SEQ_CST);
}

static int run(void *data)
{
	(void)data;
	while (!__atomic_load_n(&go, __ATOMIC_SEQ_CST))
		;
	fire();
	__atomic_add_fetch(&over, 1, __ATOMIC_SEQ_CST);
	return 0;
}

static int run_slow(void *data)
{
	(void)data;
	FIXTURE_SITE(b, "f.c", 2, 1);
	__atomic_add_fetch(&over, 1, __ATOMIC_SEQ_CST);
	return 0;
}

/* The other one, that lets SLOW go. */
static int release(void *data)
{
	long i;

	(void)data;
	for (i = 0; i < 300; i++)
		syscall(SYS_sched_yield);
	__atomic_store_n(&leave, 1, __ATOMIC_SEQ_CST);
	__atomic_add_fetch(&over, 1, __ATOMIC_SEQ_CST);
	return 0;
}

static void start(int (*function)(void *))
{
	char *stack = mmap(NULL, STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	CHECK(stack != MAP_FAILED);
	CHECK(clone(function, stack + STACK, CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND |
			    CLONE_THREAD | CLONE_SYSVSEM, NULL) > 0);
}

static void await(int count)
{
	while (__atomic_load_n(&over, __ATOMIC_SEQ_CST) < count)
		sched_yield();
	__atomic_store_n(&over, 0, __ATOMIC_SEQ_CST);
}

int main(void)
{
	int i, round;

	CHECK_EQUAL(markers_attach("a", PROBE, &hits), 1);
	/* With the maker before them, or after. */
	for (round = 0; round < 2; round++) {
		hits = go = 0;
		for (i = 0; i < THREADS; i++)
			start(run);
		__atomic_store_n(&go, 1, __ATOMIC_SEQ_CST);
		if (round)
			fire();
		await(THREADS);
		CHECK(!wrong);
		CHECK_EQUAL(hits, (THREADS + round) * ROUNDS);
	}
	CHECK_EQUAL(markers_detach("a", PROBE, &hits), 1);
	CHECK_EQUAL(markers_attach("b", (void (*)(void))slow, NULL), 1);
	start(run_slow);
	while (!__atomic_load_n(&inside, __ATOMIC_SEQ_CST))
		sched_yield();
	start(release);
	CHECK_EQUAL(markers_detach("b", (void (*)(void))slow, NULL), 1);
	CHECK(__atomic_load_n(&left, __ATOMIC_SEQ_CST));
	await(2);
	return 0;
}
