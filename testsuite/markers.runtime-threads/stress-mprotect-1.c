/* SPDX-License-Identifier: MIT */
/* Everything at once for a few seconds, MARKERS_PATCH=mprotect.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-dlopen-library libstress.so "../markers.runtime-objects/late-lib.c" } */
/* { dg-link-options "-pthread" } */
/* { dg-set-env MARKERS_PATCH "mprotect" } */
/* { dg-timeout 120 } */
#ifndef SECONDS
#define SECONDS 3
#endif
#include "stress.h"
