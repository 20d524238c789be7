/* SPDX-License-Identifier: MIT */
/* What has no markers at its entry and exits: no_instrument_function, naked and
   always_inline functions, IFUNC resolvers, markers. */
/* { dg-do assemble } */
/* { dg-additional-options "-fplugin-arg-markers-entry=* -fplugin-arg-markers-exit=*" } */
/* { dg-final { site-count "*" 3 } } */
/* { dg-final { site-count here 2 } } */
#include <markers.h>

static int seen;

MARKER void event(int x)
{
	seen += x;
}

__attribute__((no_instrument_function)) int silent(int x)
{
	return x;
}

__attribute__((naked)) void bare(void)
{
	__asm__("ret");
}

static inline __attribute__((always_inline)) int inlined(int x)
{
	return x * 3;
}

int one_implementation(int x) __attribute__((no_instrument_function));
int one_implementation(int x)
{
	return x;
}

int (*resolve(void))(int)
{
	return one_implementation;
}
int chosen(int x) __attribute__((ifunc("resolve")));

int here(int x)
{
	event(x);
	return inlined(x);
}
