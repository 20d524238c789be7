/* SPDX-License-Identifier: MIT */
/* A program without the plugin sets the keys of a library that has it. */
/* { dg-do run } */
/* { dg-options "-O2" } */
/* { dg-no-plugin } */
/* { dg-shared-library libplugin.so "no-plugin-sets-library-lib.c" } */
#include "extern.h"

int main(void)
{
	CHECK_EQUAL(elsewhere(), 2);
	CHECK_EQUAL(markers_key_set(&starts_false, true), 0);
	CHECK_EQUAL(markers_key_set(&starts_true, false), 0);
	CHECK_EQUAL(elsewhere(), 1);
	CHECK_EQUAL(starts_false ? 1 : 0, 1);
	return 0;
}
