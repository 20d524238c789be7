/* SPDX-License-Identifier: MIT */
/* A marker's name and provider are those of its attribute, else the function's
   name and none. */
/* { dg-final { site-count * 4 } } */
/* { dg-final { site-count plain 1 } } */
/* { dg-final { site-field plain provider "^$" } } */
/* { dg-final { site-count request.start-2 1 } } */
/* { dg-final { site-field request.start-2 provider "^$" } } */
/* { dg-final { site-count gc_step 1 } } */
/* { dg-final { site-field gc_step provider "^lua-5.4$" } } */
/* { dg-final { site-count 7 1 } } */
/* { dg-final { site-field 7 provider "^7$" } } */
#include <markers.h>

MARKER void plain(void);
__attribute__((marker("request.start-2"))) void other(void);
__attribute__((marker("lua-5.4:gc_step"))) void step(void);
__attribute__((marker("7:7"))) void seven(void);

void f(void)
{
	plain();
	other();
	step();
	seven();
}
