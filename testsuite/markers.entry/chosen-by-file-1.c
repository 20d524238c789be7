/* SPDX-License-Identifier: MIT */
/* "file:" chooses a file by its last part; with exclusions alone all others are
   chosen. */
/* { dg-do assemble } */
/* { dg-additional-options "-fplugin-arg-markers-entry=file:chosen-by-file-1.c -fplugin-arg-markers-exit=!a" } */
/* { dg-final { site-count a 1 } } */
/* { dg-final { site-count b 2 } } */
int a(void)
{
	return 1;
}

int b(void)
{
	return 2;
}
