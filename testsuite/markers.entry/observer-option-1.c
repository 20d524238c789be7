/* SPDX-License-Identifier: MIT */
/* With -fplugin-arg-markers-function-observers a caller may still know what a
   function does not write. */
/* { dg-do assemble } */
/* { dg-additional-options "-fplugin-arg-markers-entry=* -fplugin-arg-markers-exit=* -fplugin-arg-markers-function-observers" } */
/* { dg-final { scan-hot-times host "(mov|add) +\\(%" 1 } } */
#include "observer.h"
