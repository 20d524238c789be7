/* SPDX-License-Identifier: MIT */
#include "extern.h"

MARKER_KEY bool late;
MARKER_KEY static bool late_true = true;

int values(void)
{
	return BIT(starts_false, 1) | BIT(starts_true, 2) | BIT(late, 4) | BIT(late_true, 8) |
	       (BIT(late, 16) + 32 * late);
}
