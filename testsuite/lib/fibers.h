/* SPDX-License-Identifier: MIT */
/*
 * fibers.h - fibers that go on in any thread.
 *
 *	fibers_start(count, function)	function(number) in fibers 0 to count - 1
 *	fibers_work()			run fibers until none is left that is not over;
 *					in as many threads as one likes
 *	fibers_yield()			in a fiber: go on later, and elsewhere perhaps
 *	fibers_park()			in a fiber: do not go on until fibers_unpark()
 */
#ifndef MARKERS_TEST_FIBERS_H
#define MARKERS_TEST_FIBERS_H

#include "check.h"

#include <pthread.h>
#include <sched.h>
#include <ucontext.h>

enum { FIBERS_MOST = 64, FIBERS_STACK = 65536 };

static struct fiber {
	ucontext_t context;
	char *stack;
	int number, over, parked;
} fibers[FIBERS_MOST];
static struct fiber *fibers_queue[FIBERS_MOST];
static int fibers_waiting, fibers_left;
static unsigned int fibers_seed = 1;
static pthread_mutex_t fibers_lock = PTHREAD_MUTEX_INITIALIZER;
static void (*fibers_function)(int number);

/* Of the calling thread.  Never cached over a switch. */
static __thread struct fibers_thread {
	ucontext_t context;
	struct fiber *current;
} fibers_thread;
static __attribute__((noipa)) struct fibers_thread *fibers_own(void)
{
	return &fibers_thread;
}

/* Anything of the queue, not the first that came. */
static struct fiber *fibers_next(void)
{
	struct fiber *fiber = NULL;
	int i;

	pthread_mutex_lock(&fibers_lock);
	if (fibers_waiting) {
		fibers_seed = fibers_seed * 1103515245 + 12345;
		i = (int)((fibers_seed >> 16) % (unsigned int)fibers_waiting);
		fiber = fibers_queue[i];
		fibers_queue[i] = fibers_queue[--fibers_waiting];
	}
	pthread_mutex_unlock(&fibers_lock);
	return fiber;
}

static void fibers_put(struct fiber *fiber)
{
	pthread_mutex_lock(&fibers_lock);
	fibers_queue[fibers_waiting++] = fiber;
	pthread_mutex_unlock(&fibers_lock);
}

static void fibers_run(int number)
{
	fibers_function(number);
	fibers[number].over = 1;
	__atomic_sub_fetch(&fibers_left, 1, __ATOMIC_SEQ_CST);
	setcontext(&fibers_own()->context);
}

static inline void fibers_start(int count, void (*function)(int number))
{
	int i;

	fibers_function = function;
	fibers_left = count;
	for (i = 0; i < count; i++) {
		struct fiber *fiber = &fibers[i];

		if (!fiber->stack)
			fiber->stack = malloc(FIBERS_STACK);
		CHECK(fiber->stack != NULL);
		CHECK_EQUAL(getcontext(&fiber->context), 0);
		fiber->number = i;
		fiber->over = fiber->parked = 0;
		fiber->context.uc_stack.ss_sp = fiber->stack;
		fiber->context.uc_stack.ss_size = FIBERS_STACK;
		makecontext(&fiber->context, (void (*)(void))fibers_run, 1, i);
		fibers_put(fiber);
	}
}

/* Run one.  False: there is none at the moment. */
static inline int fibers_step(void)
{
	struct fiber *fiber = fibers_next();

	if (!fiber)
		return 0;
	fibers_own()->current = fiber;
	swapcontext(&fibers_own()->context, &fiber->context);
	/* Only now can another thread have it. */
	fiber = fibers_own()->current;
	fibers_own()->current = NULL;
	if (fiber->parked)
		__atomic_store_n(&fiber->parked, 2, __ATOMIC_RELEASE);
	else if (!fiber->over)
		fibers_put(fiber);
	return 1;
}

static inline void *fibers_work(void *data)
{
	while (__atomic_load_n(&fibers_left, __ATOMIC_SEQ_CST))
		if (!fibers_step())
			sched_yield();
	return data;
}

static inline void fibers_yield(void)
{
	struct fiber *fiber = fibers_own()->current;

	if (fiber)
		swapcontext(&fiber->context, &fibers_own()->context);
}

static inline void fibers_park(void)
{
	fibers_own()->current->parked = 1;
	fibers_yield();
}

static inline int fibers_is_parked(int number)
{
	return __atomic_load_n(&fibers[number].parked, __ATOMIC_ACQUIRE) == 2;
}

static inline void fibers_unpark(int number)
{
	fibers[number].parked = 0;
	fibers_put(&fibers[number]);
}

#endif
