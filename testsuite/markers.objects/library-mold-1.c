/* SPDX-License-Identifier: MIT */
/* library-shared-1.c with -fuse-ld=mold. */
/* { dg-do run } */
/* { dg-options "-O2" } */
/* { dg-require linker-mold } */
/* { dg-link-options "-fuse-ld=mold" } */
/* { dg-shared-library liblibrary.so "library.c" "-fuse-ld=mold -Wl,-z,text" } */
#include "library-shared-1.c"
