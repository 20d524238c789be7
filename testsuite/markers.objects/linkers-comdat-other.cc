/* SPDX-License-Identifier: MIT */
#include "linkers-comdat.h"

int other(int x)
{
	return Host<char>::host(x) + Host<long>::host(x);
}
