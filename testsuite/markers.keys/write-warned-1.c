/* SPDX-License-Identifier: MIT */
/* Direct writes to a key are warned of. */
/* { dg-options "-O2" } */
#include <markers.h>

MARKER_KEY static bool key;
MARKER_KEY extern bool other;
void write_it(bool *key);
void read_it(const bool *key);

void f(bool value)
{
	key = true;	/* { dg-warning "key .key. is written directly, which changes none of its sites; use .markers_key_set. \\(.-fplugin-arg-markers-no-warn-key-writes. turns this warning off\\)" } */
	other = value;	/* { dg-warning "key .other. is written directly" } */
	key |= value;	/* { dg-warning "key .key. is written directly" } */
	key = !key;	/* { dg-warning "key .key. is written directly" } */
	write_it(&key);	/* { dg-warning "key .key. is written directly" } */
	read_it(&key);
	markers_key_set(&key, value);
}
