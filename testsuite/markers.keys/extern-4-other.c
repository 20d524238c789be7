/* SPDX-License-Identifier: MIT */
#include "extern-1.h"

bool starts_false;

int elsewhere(void)
{
	return starts_false;
}
