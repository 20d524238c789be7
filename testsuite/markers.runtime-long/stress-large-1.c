/* SPDX-License-Identifier: MIT */
/* Everything at once for two minutes, in very large batches, for which pages become
   writable for a moment.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-dlopen-library libstress.so "../markers.runtime-objects/late-lib.c" } */
/* { dg-link-options "-pthread" } */
/* { dg-set-env MARKERS_PATCH "auto" } */
/* { dg-timeout 400 } */
#ifndef SECONDS
#define SECONDS 120
#endif
#define STRESS_MANY 5000
#include "../markers.runtime-threads/stress.h"
