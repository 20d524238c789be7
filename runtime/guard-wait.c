/* SPDX-License-Identifier: MIT */
/*
 * Waiting until nobody is in a probe any more.
 *
 * Once nothing new can begin, what has to be waited for is some frames.  They are
 * looked for in one pass and waited for together, since a thread that is ready to run
 * and has no processor may take a second until it has left its probe, and a thousand
 * of them one after the other a thousand.
 */
#include "arch.h"
#include "barrier.h"
#include "frames.h"
#include "mapping.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>
#include <unwind.h>

typedef struct markers_frame frame;
typedef struct markers_record record;

/* Frames that are waited for. */
struct some {
	const frame *frames[256];
	size_t count;
	bool (*matches)(const frame *f, const void *data);
	const void *data;
};

static bool is_node(const frame *f, const void *data)
{
	return __atomic_load_n(&f->node, __ATOMIC_RELAXED) == data;
}

struct gates {
	const struct markers_gate **gates;
	size_t count;
};

static int compare(const void *a, const void *b)
{
	const uintptr_t x = *(const uintptr_t *)a, y = *(const uintptr_t *)b;

	return x < y ? -1 : x > y;
}

static bool is_closed(const frame *f, const void *data)
{
	const struct gates *gates = data;
	const struct markers_gate *gate = __atomic_load_n(&f->gate, __ATOMIC_RELAXED);

	return bsearch(&gate, gates->gates, gates->count, sizeof(gate), compare);
}

static bool is_in(const frame *f, const struct some *some)
{
	return markers_frame_in_use(f) && some->matches(f, some->data);
}

bool markers_guard_uses(const struct markers_node *node)
{
	struct markers_walk walk = { 0 };
	const frame *f;

	while ((f = markers_frames_next(&walk)))
		if (markers_frame_in_use(f) && is_node(f, node))
			return true;
	return false;
}

/* The next of WALK, as many as there is room for. */
static bool collect(struct markers_walk *walk, struct some *some)
{
	const frame *f = NULL;

	some->count = 0;
	while (some->count < sizeof(some->frames) / sizeof(*some->frames) &&
	       (f = markers_frames_next(walk)))
		if (is_in(f, some))
			some->frames[some->count++] = f;
	return some->count;
}

/* The calls that the caller is in: frames of markers_guard() on its stack, as far as
   the unwinder finds the way. */
struct calls {
	struct some *some; /* less these */
	bool any;
	uintptr_t last; /* as far as it has got */
};

static void forget(struct some *some, size_t i)
{
	some->frames[i] = some->frames[--some->count];
}

static _Unwind_Reason_Code see(struct _Unwind_Context *context, void *data)
{
	struct calls *calls = data;
	const frame *f = markers_frame_of(context);
	size_t i;

	calls->last = _Unwind_GetCFA(context);
	if (!f)
		return _URC_NO_REASON;
	calls->any = true;
	for (i = 0; i < calls->some->count; i++)
		if (calls->some->frames[i] == f)
			forget(calls->some, i--);
	return _URC_NO_REASON;
}

/* Where the calling thread's stack ends, if it runs on that; else 0. */
static uintptr_t stack_end(void)
{
	pthread_attr_t attributes;
	void *start;
	size_t size = 0;

	if (pthread_getattr_np(pthread_self(), &attributes))
		return 0;
	if (pthread_attr_getstack(&attributes, &start, &size))
		size = 0;
	pthread_attr_destroy(&attributes);
	return (uintptr_t)&size - (uintptr_t)start < size ? (uintptr_t)start + size : 0;
}

/* Forget the calls that the caller is in.  Is it in any, of whatever probe? */
static bool forget_own_calls(struct some *some)
{
	const int own = gettid();
	struct calls calls = { .some = some };
	uintptr_t end;
	size_t i;

	_Unwind_Backtrace(see, &calls);
	if (!some->count)
		return calls.any;
	/* Code that does not say how it is unwound has ended that too early. */
	end = stack_end();
	for (i = 0; i < some->count; i++) {
		const uintptr_t stack = (uintptr_t)some->frames[i]->stack;

		if (markers_frame_thread(some->frames[i]) == own && stack > (uintptr_t)&calls &&
		    stack >= calls.last && stack < end) {
			calls.any = true;
			forget(some, i--);
		}
	}
	return calls.any;
}

static bool is_any(const frame *f, const void *data)
{
	(void)f;
	(void)data;
	return true;
}

static bool in_probe(void)
{
	struct markers_walk walk = { 0 };
	struct some all = { .matches = is_any };
	bool any = false;

	while (!any && collect(&walk, &all))
		any = forget_own_calls(&all);
	return any;
}

static long milliseconds(void)
{
	struct timespec time = { 0, 0 };

	clock_gettime(CLOCK_MONOTONIC, &time);
	return time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

enum { SPINS = 64, YIELDS = 4, LONGEST_NAP = 1000000 };

/* Wait a little; longer the more often it was called.  True: it was long enough for
   threads to have ended or gone to sleep, and some naps have passed since that was
   looked at. */
static bool pause_round(unsigned int round)
{
	struct timespec time = { 0, 20000 };
	unsigned int nap;

	if (round < SPINS) {
		markers_arch_pause();
		return false;
	}
	if (round < SPINS + YIELDS) {
		sched_yield();
		return false;
	}
	nap = round - SPINS - YIELDS;
	time.tv_nsec = nap / 2 < 6 ? time.tv_nsec << nap / 2 : LONGEST_NAP;
	nanosleep(&time, NULL);
	return nap % 8 == 2;
}

/* Does THREAD sleep, or has it ended? */
static bool sleeps(int thread)
{
	char path[64], text[512], *state;
	ssize_t length;
	int fd;

	snprintf(path, sizeof(path), "/proc/self/task/%d/stat", thread);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return errno == ENOENT && markers_thread_ended(thread);
	length = read(fd, text, sizeof(text) - 1);
	close(fd);
	if (length <= 0)
		return false;
	text[length] = 0;
	state = strrchr(text, ')');
	return !state || !state[1] || !strchr("RD", state[2]);
}

/* Does it sleep, in that frame?  Where nobody can tell: after 50 ms.  So it is where
   the thread is on another stack than the frame: that may be a fiber's. */
static bool is_asleep(const frame *f, long waited)
{
	const record *r = markers_frame_record(f);
	const int thread = markers_frame_thread(f);

	if (thread == gettid() || sleeps(thread))
		return true;
	if (r && (uintptr_t)f->stack - r->low < r->stretch &&
	    !access("/proc/self/task", F_OK))
		return false;
	return waited > 50;
}

/* Is what the guard left on its stack still there? */
static bool is_on_stack(const frame *f)
{
	uintptr_t found = 0;
	struct iovec to = { &found, sizeof(found) };
	struct iovec from = { (void *)(uintptr_t)f->stack, sizeof(found) };
	const ssize_t n = process_vm_readv(getpid(), &to, 1, &from, 1, 0);

	return n < 0 ? errno != EFAULT : found == (uintptr_t)markers_guard_called;
}

/* Nobody will come back to it: its thread has ended in the probe, on its own stack, which
   ends where its variables are and has an end below, or is used for something else.  A
   fiber has a stack of its own, and comes back on another thread. */
static bool is_left(const frame *f)
{
	const record *r = markers_frame_record(f);
	const char *stack = f->stack;

	if (!markers_thread_ended(markers_frame_thread(f)))
		return false;
	return !is_on_stack(f) ||
	       (r && stack < (const char *)r->place &&
		(markers_mapping_has(stack, r->place, PROT_READ | PROT_WRITE) ||
		 markers_mapping_has(stack, r->place, PROT_READ | PROT_WRITE | PROT_EXEC)));
}

bool markers_guard_stuck(const struct markers_node *node)
{
	struct markers_walk walk = { 0 };
	struct some some = { .matches = is_node, .data = node };

	while (collect(&walk, &some)) {
		/* The unwinder may take the loader's lock, and others who have that wait for
		   ours. */
		if (!markers_barrier_alone())
			return false;
		forget_own_calls(&some);
		/* Other threads have ended, are about to, or there were none. */
		while (some.count) {
			const frame *f = some.frames[--some.count];
			const int thread = markers_frame_thread(f);

			if (thread == gettid() || (markers_thread_ended(thread) && !is_left(f)))
				return true;
		}
	}
	return false;
}

static void wait_for(struct some *some, bool also_sleepers)
{
	const long start = milliseconds();
	unsigned int round;
	size_t i;

	for (round = 0; some->count; round++) {
		const bool look = pause_round(round);

		for (i = 0; i < some->count; i++) {
			const frame *f = some->frames[i];

			if (!is_in(f, some) ||
			    (look && (also_sleepers ? is_left(f) :
						      is_asleep(f, milliseconds() - start))))
				forget(some, i--);
		}
	}
}

void markers_guard_wait(const struct markers_node *node)
{
	struct markers_walk walk = { 0 };
	struct some some = { .matches = is_node, .data = node };

	while (collect(&walk, &some)) {
		forget_own_calls(&some);
		wait_for(&some, true);
	}
}

void markers_guard_wait_closed(const struct markers_gate **gates, size_t count)
{
	const struct gates closed = { gates, count };
	struct markers_walk walk = { 0 };
	struct some some = { .matches = is_closed, .data = &closed };

	if (!count)
		return;
	qsort(gates, count, sizeof(*gates), compare);
	if (!collect(&walk, &some) || in_probe())
		return;
	do
		wait_for(&some, false);
	while (collect(&walk, &some));
}
