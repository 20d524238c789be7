/* SPDX-License-Identifier: MIT */
/* Everything at once for ten minutes, MARKERS_PATCH=mprotect.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-dlopen-library libstress.so "../markers.runtime-objects/late-lib.c" } */
/* { dg-link-options "-pthread" } */
/* { dg-set-env MARKERS_PATCH "mprotect" } */
/* { dg-timeout 900 } */
#ifndef SECONDS
#define SECONDS 600
#endif
#include "../markers.runtime-threads/stress.h"
