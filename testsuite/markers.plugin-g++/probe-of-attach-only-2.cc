/* SPDX-License-Identifier: MIT */
/* A static probe that only MARKERS_ATTACH names is used: without it. */
/* { dg-do compile } */
/* { dg-options "-O0 -Wall -Wextra -Werror" } */
/* { dg-no-plugin } */
#include "../markers.plugin/probe-of-attach-only.h"
