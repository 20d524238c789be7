/* SPDX-License-Identifier: MIT */
/* Markers in an IFUNC resolver and in constructors, before and after the runtime's.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-set-env MARKERS "*" } */
#include "early.h"
