/* SPDX-License-Identifier: MIT */
/* The same with a static library. */
/* { dg-do run } */
/* { dg-static-library liblibrary.a "library.c" } */
#include "library-1.c"
