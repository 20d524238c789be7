/* SPDX-License-Identifier: MIT */
/* Making every thread see what was written. */
#include "barrier.h"

int markers_barrier_prepare(void)
{
	return 0;
}

void markers_barrier(void)
{
	__atomic_thread_fence(__ATOMIC_SEQ_CST);
}
