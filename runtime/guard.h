/* SPDX-License-Identifier: MIT */
/*
 * Who is in which probe.  A block never calls a probe itself: it calls
 * markers_guard(), with a gate as data, which notes in a frame what it runs before
 * it runs it.  So a writer that closes a gate, or changes what is behind it, can
 * tell when nobody is there any more.
 *
 * A frame's node is a hazard pointer.  The reader stores it and then looks at the
 * gate once more; the writer changes the gate, runs a barrier for all threads,
 * and then looks at the frames.  So the reader needs no fence, and whatever no
 * frame names is out of use for good.
 */
#ifndef MARKERS_RUNTIME_GUARD_H
#define MARKERS_RUNTIME_GUARD_H

#include <stdbool.h>
#include <stddef.h>

#pragma GCC visibility push(hidden)

/* A function to be run, and its first argument. */
struct markers_node {
	void (*function)(void);
	void *data;
};

/* What markers_guard() is called with.  Never null: closed is a node that does
   nothing. */
struct markers_gate {
	const struct markers_node *node;
};

extern const struct markers_node markers_closed;

/* A probe of any type, whose data is a gate.  It passes the other arguments on
   as they are, wherever they lie. */
void markers_guard(void);

/* In a process that has just started; that has been forked, by the thread that was
   PARENT there and is the only one here. */
void markers_guard_start(void);
void markers_guard_forked(int parent);

/*
 * Wait until NODE runs nowhere but in calls that the calling one is in.  It is
 * behind no gate any more, and a barrier has been run since.  A fiber that was
 * suspended in it is waited for; a thread that has ended is not.
 */
void markers_guard_wait(const struct markers_node *node);

/* Would that wait for ever?  There is one thread, and it has left NODE without coming
   back, for another fiber say. */
bool markers_guard_stuck(const struct markers_node *node);

/*
 * Wait until no other thread is behind one of the COUNT gates, which have been
 * closed before a barrier.  The array is sorted here.  A thread that sleeps in
 * its probe is not waited for, and nobody is if the caller is in a probe: the one
 * might be waiting for the other.
 */
void markers_guard_wait_closed(const struct markers_gate **gates, size_t count);

/* Is anybody in NODE?  A barrier has been run since it was taken away. */
bool markers_guard_uses(const struct markers_node *node);

#pragma GCC visibility pop

#endif
