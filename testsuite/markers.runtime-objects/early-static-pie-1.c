/* SPDX-License-Identifier: MIT */
/* Markers in an IFUNC resolver and in constructors, with -static-pie.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-options "-O2 -fPIE -Wl,--undefined=markers_object_loaded" } */
/* { dg-link-options "-static-pie" } */
/* { dg-set-env MARKERS "*" } */
#include "early.h"
