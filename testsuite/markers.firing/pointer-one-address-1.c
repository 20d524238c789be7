/* SPDX-License-Identifier: MIT */
/* A marker has one address in a program, wherever its body is. */
/* { dg-do run } */
/* { dg-additional-sources "pointer-one-address-other.c" } */
#include <markers.h>
#include "check.h"

typedef void function(int);
MARKER void here(int x);
MARKER void there(int x);
MARKER void nowhere(int x);
function *address_of_here(void), *address_of_there(void), *address_of_nowhere(void);

static int hits;
MARKER void here(int x)
{
	hits += x;
}

int main(void)
{
	CHECK(address_of_here() == here);
	CHECK(address_of_there() == there);
	CHECK(address_of_nowhere() == nowhere);
	CHECK_EQUAL(markers_enable("here"), 1);
	address_of_here()(5);
	CHECK_EQUAL(hits, 5);
	return 0;
}
