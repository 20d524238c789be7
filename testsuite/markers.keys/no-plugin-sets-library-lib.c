/* SPDX-License-Identifier: MIT */
#include "extern.h"

bool starts_false;
bool starts_true = true;

int elsewhere(void)
{
	return BIT(starts_false, 1) | BIT(starts_true, 2);
}
