/* SPDX-License-Identifier: MIT */
/* Each system call fails once: MARKERS_PATCH=mprotect.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-set-env MARKERS_PATCH "mprotect" } */
/* { dg-link-options "-pthread" } */
#include "fault-trace.h"
