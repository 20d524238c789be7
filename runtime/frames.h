/* SPDX-License-Identifier: MIT */
/*
 * The frames in which markers_guard() notes who is in which probe (guard.h).
 *
 * Frames are no stack: a fiber may leave its probe after others that came later,
 * and on another thread.  So each frame is taken and given back by itself:
 *
 *	taken == given		it is free
 *	taken == given + 1	somebody has it; he gives it back by given + 1, from
 *				wherever he is then
 *
 * Whoever wants one adds 1 to taken, has it if what was there before is given, and
 * else takes his 1 away again and goes on to the next frame.  A thread has a record
 * with frames of its own, whose taken only it changes: there, unlocked instructions
 * are enough.  A signal handler comes before or after one; it may come between two,
 * and go on in another fiber that takes frames, too, for as long as it likes.
 *
 * Nobody gets a frame that somebody has.  Taken - given is how many have added their
 * 1 and neither undone it nor given back.  To get the frame is to have found n others
 * there, and as many givings-back since.  While somebody has it, or has not yet looked
 * whether he does, whoever comes finds him there, and given does not move without
 * those who were there before.  So a second could get it only by the same number; he
 * would have found the first among his n, and n givings-back take all of them.
 *
 * Whose is a record?  Threads that are made without libc may share their maker's
 * thread pointer, and so the record.  What they never share is a stack.  So a record
 * is used on one stretch of stack only, where its thread was seen running, and on any
 * other stack (fibers, signal stacks, threads that share) frames are taken by a locked
 * instruction, from chunks that are everybody's.  The child of a vfork is on its
 * parent's stack, has its record, and may: the parent waits.
 *
 * What is mapped for frames is never unmapped, and lists only grow, so they are
 * walked without a lock.
 */
#ifndef MARKERS_RUNTIME_FRAMES_H
#define MARKERS_RUNTIME_FRAMES_H

/* For the assembler: bytes of a record, and where its and a frame's fields are.  Its
   frames come first, up to the rest. */
#define MARKERS_RECORD_SIZE 512
#define MARKERS_RECORD_FRAMES 7
#define MARKERS_RECORD_LOW 448
#define MARKERS_RECORD_STRETCH 456
#define MARKERS_FRAME_SIZE 64
#define MARKERS_FRAME_RETURN 0
#define MARKERS_FRAME_SAVED 8
#define MARKERS_FRAME_GATE 16
#define MARKERS_FRAME_NODE 24
#define MARKERS_FRAME_TAKEN 32
#define MARKERS_FRAME_GIVEN 40
#define MARKERS_FRAME_STACK 48

#ifndef __ASSEMBLER__

#include "guard.h"

#include <stdint.h>

#pragma GCC visibility push(hidden)

struct markers_frame {
	void *return_address, *saved;
	const struct markers_gate *gate;
	const struct markers_node *node;
	uint64_t taken, given;
	const void *stack; /* where the return address was, and is the guard's now */
	int64_t thread;	   /* that took it; 0: the record's */
};

struct markers_record {
	struct markers_frame frames[MARKERS_RECORD_FRAMES];
	uintptr_t low, stretch; /* the stack that it is for */
	const void *place;	/* the markers_guard_record that names it; null: none yet */
	struct markers_record *next, *same; /* of all records; of those with this hash */
	int thread;		/* that uses it: id */
	unsigned int misses;
	uint64_t reserved[2];
};

enum { MARKERS_CHUNK_FRAMES = 63 };

struct markers_chunk {
	struct markers_chunk *next;
	unsigned int hint; /* the next frame that may be free */
	unsigned int reserved[13];
	struct markers_frame frames[MARKERS_CHUNK_FRAMES];
};

extern __thread struct markers_record *markers_guard_record
	__attribute__((tls_model("initial-exec")));

/* A walk over all frames: all of it zero at the start. */
struct markers_walk {
	struct markers_record *record;
	struct markers_chunk *chunk;
	unsigned int i;
	bool begun;
};

/* The next frame, null after the last. */
struct markers_frame *markers_frames_next(struct markers_walk *walk);

/* Has somebody FRAME?  Given is read first: while he has it, he is seen. */
static inline bool markers_frame_in_use(const struct markers_frame *frame)
{
	const uint64_t given = __atomic_load_n(&frame->given, __ATOMIC_ACQUIRE);

	return __atomic_load_n(&frame->taken, __ATOMIC_ACQUIRE) != given;
}

/* The record that FRAME is in; null: it is a chunk's. */
static inline const struct markers_record *markers_frame_record(const struct markers_frame *frame)
{
	const uintptr_t start = (uintptr_t)frame & -(uintptr_t)MARKERS_RECORD_SIZE;

	return __atomic_load_n(&frame->thread, __ATOMIC_RELAXED) ? NULL :
								   (const void *)start;
}

/* The id of the thread that has taken FRAME. */
static inline int markers_frame_thread(const struct markers_frame *frame)
{
	const struct markers_record *record = markers_frame_record(frame);

	return record ? record->thread : (int)frame->thread;
}

/* Is there no thread THREAD any more? */
bool markers_thread_ended(int thread);

/* In the guard: where its call of a probe returns to, and its frame from
   _Unwind_Context CONTEXT; null if CONTEXT is elsewhere. */
extern const char markers_guard_called[];
struct _Unwind_Context;
const struct markers_frame *markers_frame_of(struct _Unwind_Context *context);

#pragma GCC visibility pop

#endif
#endif
