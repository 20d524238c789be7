/* SPDX-License-Identifier: MIT */
#include "extern.h"

int test(int x)
{
	if (starts_false)
		return x;
	return 0;
}
