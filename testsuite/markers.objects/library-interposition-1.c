/* SPDX-License-Identifier: MIT */
/* library-shared-1.c with -fsemantic-interposition. */
/* { dg-do run } */
/* { dg-options "-O2" } */
/* { dg-shared-library liblibrary.so "library.c" "-fsemantic-interposition -Wl,-z,text -Wl,-z,defs" } */
#include "library-shared-1.c"
