/* SPDX-License-Identifier: MIT */
/* The same source with clang: the markers vanish, and MARKERS_ATTACH is
   0. */
/* { dg-do run } */
/* { dg-options "-O2" } */
/* { dg-compiler clang-14 } */
/* { dg-no-runtime } */
#include "no-plugin.h"
