/* SPDX-License-Identifier: MIT */
#include "inline-2.h"

int other_host(int x)
{
	m(x);
	return x;
}
