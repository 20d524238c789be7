/* SPDX-License-Identifier: MIT */
/*
 * subject.h - what the programs of the experiments measure.
 *
 * A subject is a loop with one mechanism in it.  Those with the same part, loop
 * and place are compared with the one among them whose mechanism is "bare".
 * They add themselves before main (SUBJECTS); measure.c does the rest.
 */
#ifndef EXPERIMENTS_SUBJECT_H
#define EXPERIMENTS_SUBJECT_H

#include <stdbool.h>
#include <stddef.h>

struct subject {
	const char *part;
	const char *loop;
	const char *mechanism;	/* "kind" or "kind/encoding" */
	int place;		/* where in a cache line the loop begins */
	unsigned long turns;	/* of the loop, for one measurement */
	void (*run)(unsigned long turns);
	int (*set)(bool on);	/* 0: done; null: it is always as it is */
	struct subject *next;
};

void subject_add(struct subject *subject);

/* A constructor that adds the elements of the array LIST. */
#define SUBJECTS(list)                                                          \
	__attribute__((constructor)) static void list##_add(void)               \
	{                                                                       \
		for (size_t i = 0; i < sizeof(list) / sizeof(list)[0]; i++)     \
			subject_add(&(list)[i]);                                \
	}

/* The places that loops are measured at, which the results are taken over. */
#define EACH_PLACE(macro) macro(0) macro(16) macro(32) macro(48)

#ifdef __clang__
#define SUBJECT __attribute__((noinline, aligned(64)))
#else
#define SUBJECT __attribute__((noinline, noclone, aligned(64)))
#endif

enum { COPY_BYTES = 4096 };
extern char copy_from[COPY_BYTES], copy_to[COPY_BYTES];

#endif /* EXPERIMENTS_SUBJECT_H */
