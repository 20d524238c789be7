/* SPDX-License-Identifier: MIT */
/* 512-bit vectors live across a site keep all their bits. */
/* { dg-do run } */
/* { dg-options "-O2 -mavx512f" } */
#define BYTES 64
#define FEATURE "avx512f"
#include "vectors.h"
