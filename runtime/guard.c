/* SPDX-License-Identifier: MIT */
/*
 * The threads' records of who is in which probe: frames.h says what they are.
 *
 * A record is claimed at a thread's first marker, and nothing needs to be done when
 * the thread ends, however it ends.  It is claimed again for a thread that has its
 * variable at the same address, when the first has ended: threads that share the
 * address may be there at the same time.
 *
 * What markers_guard() calls runs in the middle of anything, signal handlers and
 * memory allocators included, with arguments in every register: it calls nothing
 * but the kernel and uses general registers only.
 */
#include "arch.h"
#include "frames.h"
#define MARKERS_LIBRARY
#include "markers.h"

#include <errno.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

enum {
	BUCKETS = 1024,
	/* What is mapped at once. */
	RECORDS_MAPPED = 128,
	CHUNKS_MAPPED = 16,
	LAST_CHUNKS = 4,
	/* Stack further from where the thread has been seen may be another stack. */
	NEAR = 16384,
	/* Markers on it, one after the other, before that is looked at. */
	PATIENCE = 16
};

/* Answers of markers_guard_take() that are no frames. */
#define AGAIN ((struct markers_frame *)0)
#define LOST ((struct markers_frame *)1)

typedef struct markers_record record;
typedef struct markers_frame frame;
typedef struct markers_chunk chunk;

#define CHECK_PLACE(place, field) _Static_assert(offsetof(frame, field) == (place), #field)
CHECK_PLACE(MARKERS_FRAME_RETURN, return_address);
CHECK_PLACE(MARKERS_FRAME_SAVED, saved);
CHECK_PLACE(MARKERS_FRAME_GATE, gate);
CHECK_PLACE(MARKERS_FRAME_NODE, node);
CHECK_PLACE(MARKERS_FRAME_TAKEN, taken);
CHECK_PLACE(MARKERS_FRAME_GIVEN, given);
CHECK_PLACE(MARKERS_FRAME_STACK, stack);
_Static_assert(sizeof(frame) == MARKERS_FRAME_SIZE, "frame");
_Static_assert(offsetof(record, low) == MARKERS_RECORD_LOW, "low");
_Static_assert(offsetof(record, stretch) == MARKERS_RECORD_STRETCH, "stretch");
_Static_assert(offsetof(record, frames) == 0, "frames");
_Static_assert(sizeof(record) == MARKERS_RECORD_SIZE, "record");
_Static_assert(sizeof(chunk) == (MARKERS_CHUNK_FRAMES + 1) * MARKERS_FRAME_SIZE, "chunk");

/* A thread that has no record yet has this one, which is for no stack. */
static record nobody __attribute__((aligned(MARKERS_RECORD_SIZE)));

#pragma GCC visibility push(hidden)
__thread record *markers_guard_record = &nobody;
frame *markers_guard_take(uintptr_t stack);
void markers_nothing(void);
#pragma GCC visibility pop

const struct markers_node markers_closed = { markers_nothing, NULL };

/* No memory is needed for the first thread's record, for some frames of all, and, when
   these and memory have run out, for more of the first thread. */
static record first_record __attribute__((aligned(MARKERS_RECORD_SIZE)));
static chunk first_chunk, last_chunks[LAST_CHUNKS];

static record *records = &first_record; /* all that there are */
static record *buckets[BUCKETS];
static chunk *chunks = &first_chunk, *recent = &first_chunk;
static unsigned long lost;
static int process;

/* Functions that markers_guard() calls. */
#define BARE MARKERS_ARCH_BARE

BARE static void *map(size_t size)
{
	const long address = markers_arch_call_kernel(SYS_mmap, 0, (long)size,
						      PROT_READ | PROT_WRITE,
						      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	return address < 0 && address > -4096 ? NULL : (void *)address;
}

BARE static int own_thread(void)
{
	return (int)markers_arch_call_kernel(SYS_gettid, 0, 0, 0, 0, 0, 0);
}

BARE bool markers_thread_ended(int thread)
{
	const long own = markers_arch_call_kernel(SYS_getpid, 0, 0, 0, 0, 0, 0);

	return markers_arch_call_kernel(SYS_tgkill, own, thread, 0, 0, 0, 0) == -ESRCH;
}

BARE static record **bucket_of(const void *place)
{
	const uintptr_t x = (uintptr_t)place / 4096;

	return &buckets[(x ^ x / BUCKETS) % BUCKETS];
}

/* RECORD, whose place is ours now, can be found. */
BARE static void publish(record *record)
{
	struct markers_record **bucket = bucket_of(record->place);

	record->same = __atomic_load_n(bucket, __ATOMIC_RELAXED);
	while (!__atomic_compare_exchange_n(bucket, &record->same, record, true,
					    __ATOMIC_RELEASE, __ATOMIC_RELAXED))
		;
}

BARE static bool claim(record *record, const void *place)
{
	const void *none = NULL;

	return !record->place &&
	       __atomic_compare_exchange_n(&record->place, &none, place, false,
					   __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
}

BARE static record *new_record(const void *place)
{
	record *first, *old, *r;
	int i;

	for (r = __atomic_load_n(&records, __ATOMIC_ACQUIRE); r; r = r->next)
		if (r != &first_record && claim(r, place))
			return r;
	first = map(sizeof(record) * RECORDS_MAPPED);
	if (!first)
		return NULL;
	for (i = 0; i < RECORDS_MAPPED - 1; i++)
		first[i].next = &first[i + 1];
	first->place = place;
	old = __atomic_load_n(&records, __ATOMIC_RELAXED);
	do
		first[RECORDS_MAPPED - 1].next = old;
	while (!__atomic_compare_exchange_n(&records, &old, first, true, __ATOMIC_RELEASE,
					    __ATOMIC_RELAXED));
	return first;
}

BARE static bool is_idle(const record *r)
{
	int i;

	for (i = 0; i < MARKERS_RECORD_FRAMES; i++)
		if (r->frames[i].taken != r->frames[i].given)
			return false;
	return true;
}

/* A record for the calling thread, or null.  The child of a vfork, which has the place
   of its parent, gets none. */
BARE static record *own_record(void)
{
	const void *place = &markers_guard_record;
	const int thread = own_thread();
	const int own = (int)markers_arch_call_kernel(SYS_getpid, 0, 0, 0, 0, 0, 0);
	record *r;

	if (own != process)
		return NULL;
	for (r = __atomic_load_n(bucket_of(place), __ATOMIC_ACQUIRE); r; r = r->same) {
		int other = __atomic_load_n(&r->thread, __ATOMIC_RELAXED);

		if (r->place == place && is_idle(r) && markers_thread_ended(other) &&
		    __atomic_compare_exchange_n(&r->thread, &other, thread, false,
						__ATOMIC_ACQ_REL, __ATOMIC_RELAXED)) {
			r->stretch = 0;
			return r;
		}
	}
	r = thread == process && claim(&first_record, place) ? &first_record :
							       new_record(place);
	if (!r)
		return NULL;
	__atomic_store_n(&r->thread, thread, __ATOMIC_RELAXED);
	publish(r);
	return r;
}

/* Is STACK where RECORD's thread runs?  It can get larger or go elsewhere, if it is
   that thread which asks; stretch is null in between, for handlers that come in. */
BARE static bool on_stretch(record *record, uintptr_t stack)
{
	const uintptr_t low = record->low, high = low + record->stretch;
	uintptr_t from = stack, to = stack + 1;

	if (stack - low < record->stretch)
		return false; /* all frames are taken */
	if (record->stretch && stack + NEAR >= low && stack < high + NEAR) {
		from = stack < low ? stack : low;
		to = stack < low ? high : stack + 1;
	} else if (record->stretch && ++record->misses % PATIENCE) {
		return false;
	}
	if (own_thread() != record->thread)
		return false;
	__atomic_store_n(&record->stretch, 0, __ATOMIC_RELEASE);
	__atomic_store_n(&record->low, from, __ATOMIC_RELEASE);
	__atomic_store_n(&record->stretch, to - from, __ATOMIC_RELEASE);
	return true;
}

BARE static frame *take_from(chunk *chunk)
{
	unsigned int i, n = __atomic_load_n(&chunk->hint, __ATOMIC_RELAXED);

	for (i = 0; i < MARKERS_CHUNK_FRAMES; i++, n++) {
		frame *f = &chunk->frames[n %= MARKERS_CHUNK_FRAMES];
		uint64_t given = __atomic_load_n(&f->given, __ATOMIC_ACQUIRE);

		if (__atomic_load_n(&f->taken, __ATOMIC_RELAXED) != given ||
		    !__atomic_compare_exchange_n(&f->taken, &given, given + 1, false,
						 __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
			continue;
		__atomic_store_n(&f->thread, own_thread(), __ATOMIC_RELAXED);
		__atomic_store_n(&chunk->hint, n + 1, __ATOMIC_RELAXED);
		return f;
	}
	return NULL;
}

BARE static chunk *more_chunks(void)
{
	chunk *first = map(sizeof(chunk) * CHUNKS_MAPPED), *old;
	int i;

	if (!first)
		return NULL;
	for (i = 0; i < CHUNKS_MAPPED - 1; i++)
		first[i].next = &first[i + 1];
	old = __atomic_load_n(&chunks, __ATOMIC_RELAXED);
	do
		first[CHUNKS_MAPPED - 1].next = old;
	while (!__atomic_compare_exchange_n(&chunks, &old, first, true, __ATOMIC_RELEASE,
					    __ATOMIC_RELAXED));
	return first;
}

/* One from the chunks between these. */
BARE static frame *take_between(chunk *c, const chunk *end)
{
	frame *f = NULL;

	for (; c && c != end; c = c->next)
		if ((f = take_from(c)))
			break;
	if (f)
		__atomic_store_n(&recent, c, __ATOMIC_RELEASE);
	return f;
}

/* One of everybody's frames. */
BARE static frame *take_shared(void)
{
	chunk *start = __atomic_load_n(&recent, __ATOMIC_ACQUIRE), *more;
	frame *f = take_from(start);

	if (!f)
		f = take_between(start->next, last_chunks);
	if (!f)
		f = take_between(__atomic_load_n(&chunks, __ATOMIC_ACQUIRE), start);
	while (!f && (more = more_chunks()))
		f = take_between(more, start);
	if (!f && own_thread() == process) {
		chunk *c = last_chunks;

		while (c && !(f = take_from(c)))
			c = c->next;
	}
	if (f)
		return f;
	__atomic_add_fetch(&lost, 1, __ATOMIC_RELAXED);
	return LOST;
}

/* A frame for a marker whose return address is at STACK; or AGAIN: in the thread's
   record; or LOST. */
BARE frame *markers_guard_take(uintptr_t stack)
{
	record *record = markers_guard_record;

	if (record == &nobody) {
		record = own_record();
		if (record)
			markers_guard_record = record;
	}
	return record && on_stretch(record, stack) ? AGAIN : take_shared();
}

unsigned long markers_lost(void)
{
	return __atomic_load_n(&lost, __ATOMIC_RELAXED);
}

frame *markers_frames_next(struct markers_walk *walk)
{
	if (!walk->begun) {
		walk->begun = true;
		walk->record = __atomic_load_n(&records, __ATOMIC_ACQUIRE);
		walk->chunk = __atomic_load_n(&chunks, __ATOMIC_ACQUIRE);
	}
	for (; walk->record; walk->record = walk->record->next, walk->i = 0)
		if (__atomic_load_n(&walk->record->place, __ATOMIC_ACQUIRE) &&
		    walk->i < MARKERS_RECORD_FRAMES)
			return &walk->record->frames[walk->i++];
	for (; walk->chunk; walk->chunk = walk->chunk->next, walk->i = 0)
		if (walk->i < MARKERS_CHUNK_FRAMES)
			return &walk->chunk->frames[walk->i++];
	return NULL;
}

void markers_guard_start(void)
{
	size_t i;

	process = getpid();
	for (i = 0; i < LAST_CHUNKS; i++)
		last_chunks[i].next = i + 1 < LAST_CHUNKS ? &last_chunks[i + 1] : NULL;
	first_chunk.next = last_chunks;
}

/* The frames of threads that are no more stay taken, for a fiber may come back to one,
   but nobody waits for them. */
void markers_guard_forked(int parent)
{
	const int thread = own_thread();
	struct markers_walk walk = { 0 };
	frame *f;

	process = getpid();
	while ((f = markers_frames_next(&walk))) {
		if (!markers_frame_in_use(f))
			continue;
		if (markers_frame_thread(f) != parent) {
			f->node = &markers_closed;
			f->gate = NULL;
		} else if (f->thread) {
			f->thread = thread;
		}
	}
	if (markers_guard_record != &nobody && markers_guard_record->thread == parent)
		markers_guard_record->thread = thread;
}
