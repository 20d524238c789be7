/* SPDX-License-Identifier: MIT */
/* Each system call fails once: MARKERS_PATCH=mem.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-set-env MARKERS_PATCH "mem" } */
/* { dg-link-options "-pthread" } */
#include "fault-trace.h"
