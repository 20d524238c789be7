/* SPDX-License-Identifier: MIT */
/* A function that transactions can undo has no markers at its entry and exits; those
   around a transaction have. */
/* { dg-do assemble } */
/* { dg-additional-options "-fgnu-tm -fplugin-arg-markers-entry=* -fplugin-arg-markers-exit=*" } */
/* { dg-final { site-count "*" 2 } } */
/* { dg-final { site-count host 2 } } */
static int count;

__attribute__((transaction_safe, noinline)) int safe(int x)
{
	count += x;
	return count;
}

int host(int x)
{
	__transaction_atomic {
		count += safe(x);
	}
	return x;
}
