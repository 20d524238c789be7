/* SPDX-License-Identifier: MIT */
/* library-shared-1.c with -fno-semantic-interposition -fvisibility=hidden. */
/* { dg-do run } */
/* { dg-options "-O2" } */
/* { dg-shared-library liblibrary.so "library.c" "-fno-semantic-interposition -fvisibility=hidden -DVISIBLE -Wl,-z,text -Wl,-z,defs" } */
#include "library-shared-1.c"
