/* SPDX-License-Identifier: MIT */
#include "inline-c99-body.h"

int other_host(int x)
{
	m(x);
	return x;
}
