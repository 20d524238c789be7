/* SPDX-License-Identifier: MIT */
/* The same with sites that are tests of the code: no warning because of sites. */
/* { dg-do compile } */
/* { dg-options "-O2 -fplugin-arg-markers-site=immediate -Wmaybe-uninitialized" } */
#include "uninitialized-false.h"
