/* SPDX-License-Identifier: MIT */
/* library-shared-1.c with -fuse-ld=lld. */
/* { dg-do run } */
/* { dg-options "-O2" } */
/* { dg-require linker-lld } */
/* { dg-link-options "-fuse-ld=lld" } */
/* { dg-shared-library liblibrary.so "library.c" "-fuse-ld=lld -Wl,-z,text" } */
#include "library-shared-1.c"
