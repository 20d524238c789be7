/* SPDX-License-Identifier: MIT */
/* library-shared-1.c with a static library. */
/* { dg-do run } */
/* { dg-static-library liblibrary.a "library.c" } */
#include "library-shared-1.c"
