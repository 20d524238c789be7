/* SPDX-License-Identifier: MIT */
/* Where a function was inlined nobody enters it: no site there. A function that
   was inlined in itself is entered once. */
/* { dg-do assemble } */
/* { dg-additional-options "-O3 -fno-align-functions -fplugin-arg-markers-entry=* -fplugin-arg-markers-exit=*" } */
/* { dg-final { site-count small 0 } } */
/* { dg-final { site-count user 2 } } */
/* { dg-final { site-count itself 2 } } */
/* { dg-final { scan-hot-times user "nopl" 2 } } */
extern int other(int x);

static int small(int x)
{
	return x * 3;
}

int user(int x)
{
	return small(x) + small(x + 7);
}

int itself(int x)
{
	return x < 2 ? 1 : itself(x - 1) + other(x);
}
