/* SPDX-License-Identifier: MIT */
/* The body of an observer that writes is warned of; one that only reads, writes
   its own variables or calls is not. */
/* { dg-do compile } */
#include <markers.h>

int global;
void keep(int);
#define OBSERVER MARKER __attribute__((marker_observer))

OBSERVER void writes(int x)
{
	global = x; /* { dg-warning "the body of marker .writes. writes memory, but the marker is declared .marker_observer.: its hosts need not see what is written here" } */
}
OBSERVER void through(int *p)
{
	*p = 1; /* { dg-warning "the body of marker .through. writes memory" } */
}
OBSERVER void reads(const int *p)
{
	int own[2] = { *p, 1 };
	keep(own[*p & 1] + global);
}
MARKER void ordinary(int x)
{
	global = x;
}
