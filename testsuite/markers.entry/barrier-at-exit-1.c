/* SPDX-License-Identifier: MIT */
/* What a probe at an exit writes is seen by whoever calls the function, which GCC
   would otherwise take for a constant one. */
/* { dg-do run } */
/* { dg-additional-options "-fplugin-arg-markers-exit=square*,power" } */
#define SIDE "exit"
#define SQUARE_GIVES 4
#define POWER_GIVES 81
#include "barrier.h"
