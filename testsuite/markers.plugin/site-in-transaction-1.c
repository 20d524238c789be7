/* SPDX-License-Identifier: MIT */
/* A marker in a transaction that must be undone is refused, and in one that need not
   be it is a site. */
/* { dg-do compile } */
/* { dg-options "-O2 -fgnu-tm" } */
#include <markers.h>

MARKER void m(int x);
static int count;

int host(int x)
{
	__transaction_atomic {
		count++;
		m(x);	/* { dg-error "marker .m. cannot be called in .__transaction_atomic." } */
		if (x)
			m(count);	/* { dg-error "marker .m. cannot be called in .__transaction_atomic." } */
	}
	return x;
}

__attribute__((transaction_safe)) int safe(int x)
{
	m(x);	/* { dg-error "marker .m. cannot be called in a .transaction_safe. function" } */
	return x;
}

int relaxed(int x)
{
	__transaction_relaxed {
		count++;
		m(x);
	}
	return x;
}
