/* SPDX-License-Identifier: MIT */
/* The hosts of throw-through-c-1.cc. */
#include <markers.h>

MARKER void m(int x);
int cleaned;

static void clean(int *value)
{
	cleaned += *value;
}

static __attribute__((noinline)) int host(int x)
{
	m(x);
	return x + 1;
}

static inline __attribute__((always_inline)) int host_inlined(int x)
{
	m(x);
	return x + 1;
}

int c_caller(int x)
{
	__attribute__((cleanup(clean))) int value = 1;
	int result = host(x);

	return result * 2;
}

int c_caller_inlined(int x)
{
	__attribute__((cleanup(clean))) int value = 1;
	int result = host_inlined(x);

	return result * 2;
}
