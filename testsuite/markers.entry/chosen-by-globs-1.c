/* SPDX-License-Identifier: MIT */
/* Globs choose functions: several, "!" excludes, "file:" is of the source file. */
/* { dg-do assemble } */
/* { dg-additional-options "-fplugin-arg-markers-entry=parse_*,!parse_char -fplugin-arg-markers-entry=run -fplugin-arg-markers-exit=!file:*chosen-by-globs-1.c -fplugin-arg-markers-exit=file:nothing*" } */
/* { dg-final { site-count "*" 2 } } */
/* { dg-final { site-count parse_int 1 } } */
/* { dg-final { site-count run 1 } } */
/* { dg-final { site-field run provider "^entry$" } } */
/* { dg-final { site-field run function "^run$" } } */
/* { dg-final { site-field run line "^24$" } } */
int parse_int(void)
{
	return 1;
}

int parse_char(void)
{
	return 2;
}


/* line 22 */

int run(void)
{
	return 3;
}

int stop(void)
{
	return 4;
}
