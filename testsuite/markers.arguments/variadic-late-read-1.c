/* SPDX-License-Identifier: MIT */
/* A variable that is an argument of a variadic marker is read when all arguments have been
   evaluated, as by any call: a nested function may have changed it. */
/* { dg-do run } */
/* { dg-link-options "-Wl,-z,execstack" } */
/* { dg-additional-options "-fplugin-arg-markers-no-warn-side-effects" } */
#include <markers.h>
#include "check.h"

static long seen[4];
static int n_seen;

MARKER void variadic(int n, ...)
{
	__builtin_va_list ap;
	__builtin_va_start(ap, n);
	for (int i = 0; i < 2; i++)
		seen[n_seen++ & 3] = __builtin_va_arg(ap, long);
	__builtin_va_end(ap);
}
__attribute__((noipa)) static void plain(int n, ...)
{
	__builtin_va_list ap;
	__builtin_va_start(ap, n);
	for (int i = 0; i < 2; i++)
		seen[n_seen++ & 3] = __builtin_va_arg(ap, long);
	__builtin_va_end(ap);
}

#define HOST(name, call)                                   \
	__attribute__((noipa)) static long name(long x)    \
	{                                                  \
		long y = x;                                \
		long add(long n)                           \
		{                                          \
			return y += n;                     \
		}                                          \
		long (*volatile pointer)(long) = add;      \
		call(2, (pointer(1), y), (pointer(10), y)); \
		call(2, y, pointer(100));                  \
		return y;                                  \
	}
HOST(host, variadic)
HOST(control, plain)

int main(void)
{
	long control_seen[4];

	CHECK_EQUAL(control(1), 112);
	CHECK_EQUAL(n_seen, 4);
	for (int i = 0; i < 4; i++)
		control_seen[i] = seen[i];
	CHECK_EQUAL(host(1), 1);
	CHECK_EQUAL(markers_enable("variadic"), 1);
	n_seen = 0;
	CHECK_EQUAL(host(1), 112);
	CHECK_EQUAL(n_seen, 4);
	for (int i = 0; i < 4; i++)
		CHECK_EQUAL(seen[i], control_seen[i]);
	return 0;
}
