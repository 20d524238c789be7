/* SPDX-License-Identifier: MIT */
/* The clean-up of a variable can be a marker. */
/* { dg-final { site-count leave 1 } } */
/* { dg-final { scan-hot-not host "\\mcall\\M" } } */
/* { dg-do assemble } */
#include <markers.h>

MARKER void leave(int *variable);

int host(int x)
{
	__attribute__((cleanup(leave))) int guard = x;
	return guard + 1;
}
