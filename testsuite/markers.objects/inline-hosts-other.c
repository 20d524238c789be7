/* SPDX-License-Identifier: MIT */
#include "inline-hosts.h"

int other_host(int x)
{
	copied(x);
	return shared(x);
}
