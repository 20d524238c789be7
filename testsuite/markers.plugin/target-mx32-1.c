/* SPDX-License-Identifier: MIT */
/* -mx32 is refused, with what is supported. */
/* { dg-options "-O2 -mx32" } */
/* { dg-error "markers are supported for x86-64 with 64-bit pointers \\(.-m64.\\), not for .-mx32." "" { target *-*-* } 0 } */
__attribute__((marker)) void m(int x);

void f(void)
{
	m(1);
}
