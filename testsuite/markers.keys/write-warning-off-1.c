/* SPDX-License-Identifier: MIT */
/* The warning of direct writes can be turned off. */
/* { dg-options "-O2 -fplugin-arg-markers-no-warn-key-writes" } */
#include <markers.h>

MARKER_KEY static bool key;
MARKER_KEY extern bool other;
void write_it(bool *key);
void read_it(const bool *key);

void f(bool value)
{
	key = true;
	other = value;
	key |= value;
	key = !key;
	write_it(&key);
	read_it(&key);
	markers_key_set(&key, value);
}
