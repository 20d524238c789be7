/* SPDX-License-Identifier: MIT */
/* MARKERS_PATCH=auto: text is left as it was, with one thread and with several.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
/* { dg-set-env MARKERS_PATCH "auto" } */
/* { dg-timeout 120 } */
#include "patch.h"
