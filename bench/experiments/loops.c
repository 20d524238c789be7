/* SPDX-License-Identifier: MIT */
/*
 * loops.c - an empty loop, and one of memcpy, with an event in each turn.
 *
 * -DMECHANISM="..." names the mechanism.  The event has the arguments that it had
 * in 2006: a number and a null pointer.
 */

#include <string.h>

#include "clock-x86_64.h"
#include "events.h"
#include "subject.h"

#ifdef HAND_NOP
#undef EVENT
#define EVENT(...) __asm__ volatile(".byte 0x0f, 0x1f, 0x44, 0, 0")
#endif

#define LOOPS(offset)                                           \
	static SUBJECT void empty_##offset(unsigned long left)  \
	{                                                       \
		OPAQUE(left);                                   \
		PLACE(offset);                                  \
		do {                                            \
			EVENT(tick, 1, NULL);                   \
			OPAQUE(left);                           \
		} while (--left);                               \
	}                                                       \
	static SUBJECT void memcpy_##offset(unsigned long left) \
	{                                                       \
		OPAQUE(left);                                   \
		PLACE(offset);                                  \
		do {                                            \
			memcpy(copy_to, copy_from, COPY_BYTES); \
			EVENT(tick, 1, NULL);                   \
			OPAQUE(left);                           \
		} while (--left);                               \
	}
EACH_PLACE(LOOPS)

#define ROWS(offset)                                                                          \
	{ "loops", "empty", MECHANISM, offset, 1000, empty_##offset, SET_EVENT, NULL },       \
	{ "loops", "memcpy", MECHANISM, offset, 200, memcpy_##offset, SET_EVENT, NULL },
static struct subject loops[] = { EACH_PLACE(ROWS) };
SUBJECTS(loops)
