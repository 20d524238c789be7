/* SPDX-License-Identifier: MIT */
/* With clang a key is a variable. */
/* { dg-do run } */
/* { dg-options "-O2 -Wall -Wextra" } */
/* { dg-compiler clang-14 } */
/* { dg-no-runtime } */
#include "no-plugin.h"
