/* SPDX-License-Identifier: MIT */
/* A breakpoint on a site of the kind "call": -EBUSY, and nothing has changed. */
/* { dg-do run } */
/* { dg-additional-options "-fplugin-arg-markers-site=call" } */
#include "busy.h"
