/* SPDX-License-Identifier: MIT */
/* Each system call fails once: MARKERS_PATCH=auto.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-set-env MARKERS_PATCH "auto" } */
/* { dg-link-options "-pthread" } */
#include "fault-trace.h"
