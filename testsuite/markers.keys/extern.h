/* SPDX-License-Identifier: MIT */
#include <check.h>
#include <markers.h>

MARKER_KEY extern bool starts_false;
MARKER_KEY extern bool starts_true;
int elsewhere(void);

/* A test of KEY that is a site: "KEY ? BIT : 0" is a conversion of its value. */
#define BIT(key, bit) ({ int result = 0; if (key) result = bit; result; })
