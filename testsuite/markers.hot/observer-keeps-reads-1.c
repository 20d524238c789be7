/* SPDX-License-Identifier: MIT */
/* The host of an observer keeps what it has read; that of another marker reads
   again. */
/* { dg-do assemble } */
/* { dg-options "-O2 -fno-tree-pre" } */
/* { dg-final { scan-hot-times observed "\\(%rsi\\)" 1 } } */
/* { dg-final { scan-hot-times ordinary "\\(%rsi\\)" 2 } } */
/* { dg-final { scan-hot-times stored "mov .*,\\(%rdi\\)" 1 } } */
#include <markers.h>

MARKER __attribute__((marker_observer)) void o(const int *p);
MARKER void m(const int *p);

int observed(const int *p, const int *q)
{
	int a = *q;
	o(p);
	return a * *q;
}

int ordinary(const int *p, const int *q)
{
	int a = *q;
	m(p);
	return a * *q;
}

/* What a probe can read is stored before the site. */
void stored(int *p, int x)
{
	*p = x;
	o(p);
	*p = x;
}
