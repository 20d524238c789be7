/* SPDX-License-Identifier: MIT */
/* The runtime in a program linked with -static-pie.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-options "-O2 -fPIE -Wl,--undefined=markers_object_loaded" } */
/* { dg-link-options "-static-pie" } */
/* { dg-set-env MARKERS "alpha" } */
#include "static.h"
