/* SPDX-License-Identifier: MIT */
#include "mixed.h"

int HOST(int x)
{
	common(x);
	return x;
}
