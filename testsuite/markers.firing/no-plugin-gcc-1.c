/* SPDX-License-Identifier: MIT */
/* The same source without the plugin: the markers vanish, and MARKERS_ATTACH is
   0. */
/* { dg-do run } */
/* { dg-options "-O0" } */
/* { dg-no-plugin } */
/* { dg-no-runtime } */
#include "no-plugin.h"
