/* SPDX-License-Identifier: MIT */
/* A breakpoint on a site of the kind "immediate": -EBUSY, and nothing has changed. */
/* { dg-do run } */
/* { dg-additional-options "-fplugin-arg-markers-site=immediate" } */
#include "busy.h"
