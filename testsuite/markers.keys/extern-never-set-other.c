/* SPDX-License-Identifier: MIT */
#include "extern.h"

bool starts_false;

int elsewhere(void)
{
	return starts_false;
}
