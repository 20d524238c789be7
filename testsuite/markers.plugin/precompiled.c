/* SPDX-License-Identifier: MIT */
/* The user of the precompiled header. */
#include "precompiled.h"

int host(int x)
{
	declared(x);
	helper(x);
	local(x);
	return x;
}
