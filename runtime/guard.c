/* SPDX-License-Identifier: MIT */
/*
 * The threads' records of who is in which probe, and waiting for them.
 *
 * A record belongs to the thread whose id is its owner.  It is claimed at the
 * thread's first marker and never given back: a record whose owner has died is
 * claimed again when there is no free one.  So nothing needs to be done when a
 * thread ends, however it ends.  Records are never unmapped, and their list only
 * grows, so it can be walked without a lock.
 *
 * What markers_guard() calls runs in the middle of anything, signal handlers and
 * memory allocators included, with arguments in every register: it calls nothing
 * but the kernel and uses general registers only.
 */
#include "guard.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

struct frame {
	void *return_address, *rbx;
	const struct markers_gate *gate;
	const struct markers_node *node;
};

enum { FRAMES = MARKERS_RECORD_SIZE / MARKERS_FRAME_SIZE - 1, RECORDS_MAPPED = 128 };

struct record {
	struct record *more; /* of the same thread, for deep recursion */
	struct frame *top;   /* the next free frame, here or in one of MORE */
	int owner;	     /* thread id, 0: free */
	int reserved;
	struct record *next; /* of all records */
	struct frame frames[FRAMES];
};

_Static_assert(sizeof(struct frame) == MARKERS_FRAME_SIZE, "frame");
_Static_assert(offsetof(struct frame, return_address) == MARKERS_FRAME_RETURN, "return");
_Static_assert(offsetof(struct frame, rbx) == MARKERS_FRAME_RBX, "rbx");
_Static_assert(offsetof(struct frame, gate) == MARKERS_FRAME_GATE, "gate");
_Static_assert(offsetof(struct frame, node) == MARKERS_FRAME_NODE, "node");
_Static_assert(sizeof(struct record) == MARKERS_RECORD_SIZE, "record");
_Static_assert(offsetof(struct record, top) == MARKERS_RECORD_TOP, "top");

/* A thread that has no record yet has this one, where there is no frame. */
static struct record nobody __attribute__((aligned(MARKERS_RECORD_SIZE)));

#pragma GCC visibility push(hidden)
__thread struct record *markers_guard_record
	__attribute__((tls_model("initial-exec"))) = &nobody;
int markers_guard_make_room(void);
void markers_nothing(void);
#pragma GCC visibility pop

const struct markers_node markers_closed = { markers_nothing, NULL };

static struct record *records;

/* In functions that markers_guard() calls. */
#define BARE                                                                   \
	__attribute__((target("general-regs-only"),                            \
		       no_sanitize("address", "thread", "undefined")))

BARE static long kernel(long number, long a, long b, long c, long d, long e, long f)
{
	register long r10 __asm__("r10") = d;
	register long r8 __asm__("r8") = e;
	register long r9 __asm__("r9") = f;
	long result;

	__asm__ volatile("syscall"
			 : "=a"(result)
			 : "a"(number), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9)
			 : "rcx", "r11", "memory");
	return result;
}

BARE static bool dead(int thread)
{
	const long process = kernel(SYS_getpid, 0, 0, 0, 0, 0, 0);

	return kernel(SYS_tgkill, process, thread, 0, 0, 0, 0) == -ESRCH;
}

BARE static bool take(struct record *record, int owner, int thread)
{
	if (!__atomic_compare_exchange_n(&record->owner, &owner, thread, false,
					 __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
		return false;
	record->more = NULL;
	__atomic_store_n(&record->top, record->frames, __ATOMIC_RELEASE);
	return true;
}

BARE static struct record *map_records(int thread)
{
	const long size = (long)RECORDS_MAPPED * MARKERS_RECORD_SIZE;
	const long address = kernel(SYS_mmap, 0, size, PROT_READ | PROT_WRITE,
				    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	struct record *first = (struct record *)address, *old;
	int i;

	if (address < 0 && address > -4096)
		return NULL;
	for (i = 0; i < RECORDS_MAPPED; i++) {
		first[i].top = first[i].frames;
		first[i].next = &first[i + 1];
	}
	first->owner = thread;
	old = __atomic_load_n(&records, __ATOMIC_RELAXED);
	do
		first[RECORDS_MAPPED - 1].next = old;
	while (!__atomic_compare_exchange_n(&records, &old, first, true, __ATOMIC_RELEASE,
					    __ATOMIC_RELAXED));
	return first;
}

BARE static struct record *claim(void)
{
	const int thread = (int)kernel(SYS_gettid, 0, 0, 0, 0, 0, 0);
	struct record *record;

	for (record = __atomic_load_n(&records, __ATOMIC_ACQUIRE); record; record = record->next)
		if (!__atomic_load_n(&record->owner, __ATOMIC_RELAXED) &&
		    take(record, 0, thread))
			return record;
	for (record = __atomic_load_n(&records, __ATOMIC_ACQUIRE); record; record = record->next) {
		const int owner = __atomic_load_n(&record->owner, __ATOMIC_RELAXED);

		if (dead(owner) && take(record, owner, thread))
			return record;
	}
	return map_records(thread);
}

/* Make sure that there is a frame at the calling thread's top: 0, or -1. */
BARE int markers_guard_make_room(void)
{
	struct record *record = markers_guard_record, *full;

	if (record == &nobody) {
		record = claim();
		if (!record)
			return -1;
		markers_guard_record = record;
		return 0;
	}
	full = (struct record *)((char *)record->top - MARKERS_RECORD_SIZE);
	if (!full->more)
		full->more = claim();
	if (!full->more)
		return -1;
	__atomic_store_n(&record->top, full->more->frames, __ATOMIC_RELEASE);
	return 0;
}

/* Call MATCHES for each frame in use of RECORD's thread until it says yes. */
static bool any_frame(const struct record *record,
		      bool (*matches)(const struct frame *, const void *), const void *data)
{
	const struct frame *top = __atomic_load_n(&record->top, __ATOMIC_ACQUIRE);

	for (; record; record = __atomic_load_n(&record->more, __ATOMIC_ACQUIRE)) {
		const struct frame *frame = record->frames;
		const struct frame *end = frame + FRAMES;
		const bool last = top >= frame && top <= end;

		for (; frame < (last ? top : end); frame++)
			if (matches(frame, data))
				return true;
		if (last)
			break;
	}
	return false;
}

static bool is_any(const struct frame *frame, const void *data)
{
	(void)frame;
	(void)data;
	return true;
}

static bool is_node(const struct frame *frame, const void *data)
{
	return __atomic_load_n(&frame->node, __ATOMIC_RELAXED) == data;
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

static bool is_closed(const struct frame *frame, const void *data)
{
	const struct gates *gates = data;
	const struct markers_gate *gate = __atomic_load_n(&frame->gate, __ATOMIC_RELAXED);

	return bsearch(&gate, gates->gates, gates->count, sizeof(gate), compare);
}

bool markers_guard_uses(const struct markers_node *node)
{
	const struct record *record;

	for (record = __atomic_load_n(&records, __ATOMIC_ACQUIRE); record; record = record->next)
		if (any_frame(record, is_node, node))
			return true;
	return false;
}

/* Wait a little; longer the more often it was called.  True: it was long enough
   for a thread to have ended or gone to sleep. */
static bool pause_round(unsigned int round)
{
	const struct timespec time = { 0, 200000 };

	if (round < 64) {
		__builtin_ia32_pause();
		return false;
	}
	if (round < 128) {
		sched_yield();
		return false;
	}
	nanosleep(&time, NULL);
	return true;
}

/* Does THREAD sleep?  Where nobody can tell: after some 50 ms. */
static bool sleeps(int thread, unsigned int round)
{
	char path[64], text[512], *state;
	ssize_t length;
	int fd;

	snprintf(path, sizeof(path), "/proc/self/task/%d/stat", thread);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return errno == ENOENT ? dead(thread) || round > 400 : round > 400;
	length = read(fd, text, sizeof(text) - 1);
	close(fd);
	if (length <= 0)
		return round > 400;
	text[length] = 0;
	state = strrchr(text, ')');
	return !state || !state[1] || !strchr("RD", state[2]);
}

static void wait_for(bool (*matches)(const struct frame *, const void *), const void *data,
		     bool also_sleepers)
{
	const struct record *own = markers_guard_record, *record;
	unsigned int round;

	for (record = __atomic_load_n(&records, __ATOMIC_ACQUIRE); record; record = record->next) {
		const int owner = __atomic_load_n(&record->owner, __ATOMIC_RELAXED);

		if (record == own || !owner)
			continue;
		for (round = 0; any_frame(record, matches, data); round++) {
			if (!pause_round(round))
				continue;
			if (also_sleepers ? dead(owner) : sleeps(owner, round))
				break;
		}
	}
}

void markers_guard_wait(const struct markers_node *node)
{
	wait_for(is_node, node, true);
}

void markers_guard_wait_closed(const struct markers_gate **gates, size_t count)
{
	const struct record *own = markers_guard_record;
	const struct gates closed = { gates, count };

	if (!count || (own != &nobody && any_frame(own, is_any, NULL)))
		return;
	qsort(gates, count, sizeof(*gates), compare);
	wait_for(is_closed, &closed, false);
}

void markers_guard_forked(void)
{
	const int thread = (int)syscall(SYS_gettid);
	struct record *record, *own;

	for (record = records; record; record = record->next) {
		for (own = markers_guard_record; own && own != record; own = own->more)
			;
		if (own)
			record->owner = thread;
		else if (record->owner) {
			record->top = record->frames;
			record->more = NULL;
			record->owner = 0;
		}
	}
}
