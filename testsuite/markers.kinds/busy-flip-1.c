/* SPDX-License-Identifier: MIT */
/* A breakpoint on a site of the kind "flip": -EBUSY, and nothing has changed. */
/* { dg-do run } */
/* { dg-additional-options "-fplugin-arg-markers-site=flip" } */
#include "busy.h"
