/* SPDX-License-Identifier: MIT */
/* The runtime in a program linked with -static.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-options "-O2 -Wl,--undefined=markers_object_loaded" } */
/* { dg-link-options "-static" } */
/* { dg-set-env MARKERS "alpha" } */
#include "static.h"
