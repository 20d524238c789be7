/* SPDX-License-Identifier: MIT */
/* An inline function in an argument costs the host nothing either, also if it is
   too large to be inlined. */
/* { dg-do assemble } */
/* { dg-options "-O2" } */
/* { dg-final { scan-hot host "nopl" } } */
/* { dg-final { scan-hot-not host "\\m(push|pop|call)\\M|%rsp" } } */
/* { dg-final { scan-hot-not twice "\\m(push|pop|call)\\M|%rsp" } } */
#include <markers.h>

MARKER void m(long x);
extern long table[];
void log_line(const char *, long);

static inline long walk(long x)
{
	for (long i = 0; i < 100; i++) {
		x = table[x ^ i] * 3 + table[i];
		log_line("step", x);
		if (x & 1)
			log_line("odd", x * table[2]);
	}
	return x;
}

long host(long a, long b)
{
	m(walk(a));
	return a * b;
}

long twice(long a, long b)
{
	m(walk(a) + walk(b));
	return a + b;
}
