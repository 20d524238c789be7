/* SPDX-License-Identifier: MIT */
/* A local variable whose address nobody else has stays in registers over a site, as
   over a call: no probe can reach it.  Here what va_arg changes is not stored. */
/* { dg-do assemble } */
/* { dg-options "-O2" } */
/* { dg-final { scan-hot-times local "nopl +0x0\\(%rax,%rax,1\\)" 1 } } */
/* { dg-final { scan-hot-times local "mov +%\[a-z0-9\]+,-0x40\\(%rsp\\)" 1 } } */
/* { dg-final { scan-hot-not local "mov +%\[a-z0-9\]+,-0x48\\(%rsp\\)" } } */
#include <stdarg.h>
#include <markers.h>

MARKER void m(long n, long sum);

long local(int n, ...)
{
	va_list ap;
	long sum = 0;

	va_start(ap, n);
	for (int i = 0; i < n; i++)
		sum += va_arg(ap, long);
	m(n, sum);
	va_end(ap);
	return sum;
}
