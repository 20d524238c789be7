/* SPDX-License-Identifier: MIT */
/* The likely side of a test is in line behind one NOP, the other is cold: no load, no
   test, no branch. */
/* { dg-do assemble } */
/* { dg-skip-options "-O0*" "the compiler spills its variables" } */
/* { dg-skip-options "*-flto*" "no code yet" } */
/* { dg-final { scan-hot-times starts_off "ret" 1 } } */
/* { dg-final { scan-hot-not starts_off "call|j|cmp|test|movz" } } */
/* { dg-final { scan-cold starts_off "rare" } } */
/* { dg-final { scan-hot starts_on "often" } } */
/* { dg-final { scan-hot-not starts_on "rare|j|cmp|test|movz" } } */
/* { dg-final { scan-cold starts_on "rare" } } */
/* { dg-final { scan-hot-not negated "rare|j|cmp|test|movz" } } */
/* { dg-final { scan-cold negated "rare" } } */
/* { dg-final { scan-hot-not expected "call|j|cmp|test|movz" } } */
/* { dg-final { scan-hot reads "mov" } } */
/* { dg-final { scan-section "^.data.marker_key.off$" } } */
/* { dg-final { site-count off 3 } } */
/* { dg-final { site-count on 1 } } */
/* { dg-final { site-field on kind "^key$" } } */
/* { dg-final { site-field on enabled "^true$" } } */
/* { dg-final { site-field off enabled "^false$" } } */
#include <markers.h>

MARKER_KEY static bool on = true;
MARKER_KEY static bool off;
void rare(void);
void often(void);

int starts_off(int x)
{
	if (off)
		rare();
	return x;
}

int starts_on(int x)
{
	if (on)
		often();
	else
		rare();
	return x;
}

int negated(int x)
{
	if (!off)
		often();
	else
		rare();
	return x;
}

int expected(int x)
{
	if (__builtin_expect(off, 1))
		rare();
	return x;
}

bool reads(void)
{
	return off;
}
