/* SPDX-License-Identifier: MIT */
/* 256-bit vectors live across a site keep all their bits. */
/* { dg-do run } */
/* { dg-options "-O2 -mavx2" } */
#define BYTES 32
#define FEATURE "avx2"
#include "vectors.h"
