/* SPDX-License-Identifier: MIT */
/* Each system call fails once: MARKERS_PATCH=int3.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-set-env MARKERS_PATCH "int3" } */
/* { dg-link-options "-pthread" } */
#include "fault-trace.h"
