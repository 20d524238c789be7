/* SPDX-License-Identifier: MIT */
/* What a probe at an entry writes is seen by whoever calls the function, which GCC
   would otherwise take for a constant one. */
/* { dg-do run } */
/* { dg-additional-options "-fplugin-arg-markers-entry=square*,power" } */
#define SIDE "entry"
#define SQUARE_GIVES 2
#define POWER_GIVES 3
#include "barrier.h"
