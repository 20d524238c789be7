/* SPDX-License-Identifier: MIT */
/*
 * csmith-notes.h - the markers that csmith-notes.awk puts into csmith's programs. What
 * they are called with goes into a sum, printed at the end; with CONTROL
 * defined they are plain functions. Include it after csmith's own header.
 */

#ifdef CONTROL
#define NOTE __attribute__((noinline)) static void
#else
#include <markers.h>
#define NOTE MARKER static void
#endif

static unsigned long note_sum;

static inline void note_add(unsigned long value)
{
	note_sum = (note_sum ^ value) * 0x100000001b3UL + 1;
}

NOTE note_scalars(int block, long a, int b, unsigned char c, short d, unsigned long e)
{
	note_add(block);
	note_add(a);
	note_add(b);
	note_add(c);
	note_add(d);
	note_add(e);
}

NOTE note_value(int line, long value)
{
	note_add(line);
	note_add(value);
}

/* What is passed on the stack, whatever its type. */
NOTE note_any(int line, unsigned long size, ...)
{
	note_add(line);
	note_add(size);
}

__attribute__((destructor)) static void note_print(void)
{
	printf("notes = %lx\n", note_sum);
}
