/* SPDX-License-Identifier: MIT */
#include <markers.h>

typedef void function(int);
MARKER void here(int x);
MARKER void there(int x);
MARKER void nowhere(int x);
function *address_of_here(void), *address_of_there(void), *address_of_nowhere(void);

int there_hits;
MARKER void there(int x)
{
	there_hits += x;
}

function *address_of_here(void)
{
	return here;
}
function *address_of_there(void)
{
	return there;
}
function *address_of_nowhere(void)
{
	return nowhere;
}
