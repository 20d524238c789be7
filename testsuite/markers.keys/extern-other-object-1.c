/* SPDX-License-Identifier: MIT */
/* Keys that are defined in another object, true and false; what starts true is so in
   all objects before main and its constructors. */
/* { dg-do run } */
/* { dg-additional-sources "extern-other-object-other.c" } */
#include "extern-main.h"
