/* SPDX-License-Identifier: MIT */
#include "extern-1.h"

int test(int x)
{
	if (starts_false)
		return x;
	return 0;
}
