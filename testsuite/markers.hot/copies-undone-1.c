/* SPDX-License-Identifier: MIT */
/* GCC undoes a needless copy of a register behind a site as it does without one:
   nothing is copied to the register in which it still is. */
/* { dg-do assemble } */
/* { dg-options "-O2" } */
/* { dg-final { scan-hot six "nopl" } } */
/* { dg-final { scan-hot-not six "mov +%rdi,%r" } } */
/* { dg-final { scan-hot early "nopl" } } */
/* { dg-final { scan-hot-not early "mov +%\[a-z0-9\]+,%rsi" } } */
#include <markers.h>

struct queue {
	long head, count;
};
MARKER void m6(long a, long b, long c, long d, long e, long f);
MARKER void m(const void *p, long x);
long outside(long a, long b);

long six(long a, long b, long c, long d, long e, long f)
{
	m6(a, b, c, d, e, f);
	return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f;
}

/* The second argument of the first call is still in its register. */
long early(const struct queue *queue, long a)
{
	if (!queue)
		return 0;
	m(queue, a);
	if (queue->count < a)
		return queue->count;
	return outside(queue->count, a) + outside(a, queue->head) * a;
}
