/* SPDX-License-Identifier: MIT */
#include "mixed-1.h"

int HOST(int x)
{
	common(x);
	return x;
}
