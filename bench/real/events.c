/* SPDX-License-Identifier: MIT */
/* events.c - what the variants need besides the program: EVENTS_HEADER says
   whose. */

#define BENCH_DEFINE_EVENTS
#include EVENTS_HEADER
