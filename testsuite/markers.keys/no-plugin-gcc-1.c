/* SPDX-License-Identifier: MIT */
/* Without the plugin a key is a variable. */
/* { dg-do run } */
/* { dg-options "-O2 -Wall -Wextra" } */
/* { dg-no-plugin } */
/* { dg-no-runtime } */
#include "no-plugin.h"
