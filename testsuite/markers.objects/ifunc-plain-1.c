/* SPDX-License-Identifier: MIT */
/* A marker in an IFUNC resolver, which runs before the program (linked as usual) is relocated:
   no crash; recorded or silently off. */
/* { dg-do run } */
/* { dg-options "-O2" } */
/* { dg-sites-on "m" } */
#include "ifunc.h"
