/* SPDX-License-Identifier: MIT */
/* The arguments of a variadic marker are evaluated in the order of any call's. */
/* { dg-do run } */
#include <string.h>
#include <markers.h>
#include "check.h"

static char order[16];
static int fired;

MARKER void variadic(int n, ...)
{
	fired++;
}
__attribute__((noipa)) static void plain(int n, ...)
{
}

__attribute__((noipa)) static int log_it(int c)
{
	order[strlen(order)] = c;
	return c;
}

int main(void)
{
	char control[16];

	plain(log_it('a'), log_it('b'), log_it('c'), log_it('d'));
	memcpy(control, order, sizeof control);
	CHECK_EQUAL(strlen(control), 4);
	memset(order, 0, sizeof order);
	variadic(log_it('a'), log_it('b'), log_it('c'), log_it('d'));
	CHECK_EQUAL(strlen(order), 0);
	CHECK_EQUAL(markers_enable("variadic"), 1);
	variadic(log_it('a'), log_it('b'), log_it('c'), log_it('d'));
	CHECK(!strcmp(order, control));
	CHECK_EQUAL(fired, 1);
	return 0;
}
