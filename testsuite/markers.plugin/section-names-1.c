/* SPDX-License-Identifier: MIT */
/* The sections of a file with a site. */
/* { dg-do assemble } */
/* { dg-final { scan-section "^marker_sites$" } } */
/* { dg-final { scan-section "^marker_locations$" } } */
/* { dg-final { scan-section "^marker_descriptors$" } } */
/* { dg-final { scan-section "^\\.note\\.markers$" } } */
#include <markers.h>

MARKER void m(int x);
void f(int x)
{
	m(x);
}
