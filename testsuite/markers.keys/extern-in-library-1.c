/* SPDX-License-Identifier: MIT */
/* Keys that are defined in a library, true and false; what starts true is so in
   all objects before main and its constructors. */
/* { dg-do run } */
/* { dg-shared-library libother.so "extern-other-object-other.c" } */
#include "extern-main.h"
