/* SPDX-License-Identifier: MIT */
/* A function declared by a typedef can be a marker. */
/* { dg-final { site-count event 1 } } */
#include <markers.h>

typedef void event_type(int);
MARKER event_type event;

void f(void)
{
	event(1);
}
