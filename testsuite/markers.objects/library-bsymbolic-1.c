/* SPDX-License-Identifier: MIT */
/* library-shared-1.c with -Wl,-Bsymbolic. */
/* { dg-do run } */
/* { dg-options "-O2" } */
/* { dg-shared-library liblibrary.so "library.c" "-Wl,-Bsymbolic -Wl,-z,text -Wl,-z,defs" } */
#include "library-shared-1.c"
