/* SPDX-License-Identifier: MIT */
#include "extern.h"

bool starts_false;
bool starts_true = true;

/* The same name, another key. */
MARKER_KEY static bool own;

__attribute__((noinline)) int elsewhere(void)
{
	return BIT(starts_false, 1) | BIT(starts_true, 2) | BIT(own, 4);
}
