/* SPDX-License-Identifier: MIT */
/* A variable that is set wherever it is used gets no warning because of sites between. */
/* { dg-do compile } */
/* { dg-options "-O1 -Wmaybe-uninitialized" } */
#include "uninitialized-false.h"
