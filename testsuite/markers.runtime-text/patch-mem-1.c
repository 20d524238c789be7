/* SPDX-License-Identifier: MIT */
/* MARKERS_PATCH=mem: text is left as it was, with one thread and with several.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
/* { dg-set-env MARKERS_PATCH "mem" } */
/* { dg-timeout 120 } */
#include "patch.h"
