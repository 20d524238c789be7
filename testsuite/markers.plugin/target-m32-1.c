/* SPDX-License-Identifier: MIT */
/* -m32 is refused, with what is supported. */
/* { dg-options "-O2 -m32" } */
/* { dg-error "markers are supported for x86-64 with 64-bit pointers \\(.-m64.\\), not for .-m32." "" { target *-*-* } 0 } */
__attribute__((marker)) void m(int x);

void f(void)
{
	m(1);
}
