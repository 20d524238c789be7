/* SPDX-License-Identifier: MIT */
/* By default a caller does not think to know what a
   function with a marker does not write. */
/* { dg-do assemble } */
/* { dg-additional-options "-fplugin-arg-markers-entry=* -fplugin-arg-markers-exit=*" } */
/* { dg-final { scan-hot-times host "(mov|add) +\\(%" 2 } } */
#include "observer.h"
