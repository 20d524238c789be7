/* SPDX-License-Identifier: MIT */
/* Each system call fails once in a very large batch: MARKERS_PATCH=auto.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-set-env MARKERS_PATCH "auto" } */
/* { dg-link-options "-pthread" } */
#define FAULT_MANY 4200
#include "fault-trace.h"
