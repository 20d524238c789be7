/* SPDX-License-Identifier: MIT */
/* The same as early-1.c with -static.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-options "-O2 -Wl,--undefined=markers_object_loaded" } */
/* { dg-link-options "-static" } */
/* { dg-set-env MARKERS "*" } */
#include "early.h"
