/* SPDX-License-Identifier: MIT */
/*
 * growth.c - loops with 1, 2, 4 ... 64 events in each turn.
 *
 * -DMECHANISM="..." names the mechanism.
 */

#include "clock-x86_64.h"
#include "events.h"
#include "subject.h"

#define DO_1 EVENT(tick, 1, NULL);
#define DO_2 DO_1 DO_1
#define DO_4 DO_2 DO_2
#define DO_8 DO_4 DO_4
#define DO_16 DO_8 DO_8
#define DO_32 DO_16 DO_16
#define DO_64 DO_32 DO_32

#define LOOP(n, offset)                                               \
	static SUBJECT void growth_##n##_##offset(unsigned long left) \
	{                                                             \
		OPAQUE(left);                                         \
		PLACE(offset);                                        \
		do {                                                  \
			DO_##n                                        \
			OPAQUE(left);                                 \
		} while (--left);                                     \
	}
#define ROW(n, offset) \
	{ "growth", #n, MECHANISM, offset, 300, growth_##n##_##offset, SET_EVENT, NULL },
#define EACH_PLACE_OF(m, n) m(n, 0) m(n, 16) m(n, 32) m(n, 48)
#define EACH(m)                                                                            \
	EACH_PLACE_OF(m, 1) EACH_PLACE_OF(m, 2) EACH_PLACE_OF(m, 4) EACH_PLACE_OF(m, 8)    \
	EACH_PLACE_OF(m, 16) EACH_PLACE_OF(m, 32) EACH_PLACE_OF(m, 64)

EACH(LOOP)
static struct subject growth[] = { EACH(ROW) };
SUBJECTS(growth)
