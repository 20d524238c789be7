/* SPDX-License-Identifier: MIT */
/* The same at -Og, which has an analysis of its own: no warning because of sites. */
/* { dg-do compile } */
/* { dg-options "-Og -Wmaybe-uninitialized" } */
#include "uninitialized-false.h"
