/* SPDX-License-Identifier: MIT */
#include "inline-1.h"

int other_host(int x)
{
	copied(x);
	return shared(x);
}
