/* SPDX-License-Identifier: MIT */
/* A marker in an IFUNC resolver, which runs before the program (with -z now) is relocated:
   no crash; recorded or silently off. */
/* { dg-do run } */
/* { dg-options "-O2 -pie -fPIE -Wl,-z,now" } */
/* { dg-sites-on "m" } */
#include "ifunc.h"
