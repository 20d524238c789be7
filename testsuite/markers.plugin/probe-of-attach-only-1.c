/* SPDX-License-Identifier: MIT */
/* A static probe that only MARKERS_ATTACH names is used: with the plugin. */
/* { dg-do compile } */
/* { dg-options "-O0 -Wall -Wextra -Werror" } */
#include "probe-of-attach-only.h"
