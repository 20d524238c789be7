/* SPDX-License-Identifier: MIT */
/* Markers in an IFUNC resolver and in constructors, with -static.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-options "-O2 -Wl,--undefined=markers_object_loaded" } */
/* { dg-link-options "-static" } */
/* { dg-set-env MARKERS "*" } */
#include "early.h"
