/* SPDX-License-Identifier: MIT */
/* library-shared-1.c with -fuse-ld=gold. */
/* { dg-do run } */
/* { dg-options "-O2" } */
/* { dg-require linker-gold } */
/* { dg-link-options "-fuse-ld=gold" } */
/* { dg-shared-library liblibrary.so "library.c" "-fuse-ld=gold -Wl,-z,text" } */
#include "library-shared-1.c"
