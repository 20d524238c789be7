/* SPDX-License-Identifier: MIT */
#include "templates-two-files.h"

void other(int x)
{
	Host<char>::host(x);
	Host<long>::host(2 * x);
	if (!x)
		event<int>(3);
}
