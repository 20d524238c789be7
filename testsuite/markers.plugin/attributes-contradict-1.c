/* SPDX-License-Identifier: MIT */
/* Attributes that contradict what a marker is are refused. */
/* { dg-do compile } */
#include <markers.h>

void other(void)
{
}
MARKER __attribute__((noreturn)) void n(void);	/* { dg-error "marker .n. must not have the attribute .noreturn." } */
MARKER __attribute__((returns_twice)) void t(void);	/* { dg-error "marker .t. must not have the attribute .returns_twice." } */
MARKER __attribute__((alias("other"))) void a(void);	/* { dg-error "marker .a. must not have the attribute .alias." } */
static MARKER __attribute__((weakref("other"))) void w(void);	/* { dg-error "marker .w. must not have the attribute .weakref." } */

void host(void)
{
	a();
	w();
	t();
	n();
}
