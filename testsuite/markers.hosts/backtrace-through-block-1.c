/* SPDX-License-Identifier: MIT */
/* A backtrace from a probe reaches main through the block. */
/* { dg-do run } */
#include <unwind.h>
#include <markers.h>
#include "check.h"

MARKER void m(int depth);
static int deepest_frames, hits;

static _Unwind_Reason_Code frame(struct _Unwind_Context *context, void *data)
{
	++*(int *)data;
	(void)context;
	return _URC_NO_REASON;
}

static void probe(void *data, int depth)
{
	int frames = 0;
	(void)data;
	CHECK_EQUAL(_Unwind_Backtrace(frame, &frames), _URC_END_OF_STACK);
	/* The probe, the hosts from depth on, main and what called it. */
	CHECK(frames >= 1 + (10 - depth) + 1);
	if (frames > deepest_frames)
		deepest_frames = frames;
	hits++;
}

static __attribute__((noinline)) int host(int depth)
{
	m(depth);
	if (depth == 0)
		return 1;
	int below = host(depth - 1);
	__asm__ volatile ("" : "+r"(below));
	return below + 1;
}

int main(void)
{
	CHECK_EQUAL(host(9), 10);
	CHECK_EQUAL(markers_attach("m", (void (*)(void))probe, 0), 1);
	CHECK_EQUAL(host(9), 10);
	CHECK_EQUAL(hits, 10);
	CHECK(deepest_frames >= 12);
	return 0;
}
