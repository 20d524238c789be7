/* SPDX-License-Identifier: MIT */
/* A static probe that only MARKERS_ATTACH names is used: with clang. */
/* { dg-do compile } */
/* { dg-options "-O0 -Wall -Wextra -Werror" } */
/* { dg-compiler clang++-14 } */
#include "../markers.plugin/probe-of-attach-only.h"
