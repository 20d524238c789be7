/* SPDX-License-Identifier: MIT */
/* With own-section and a section for each function its cold part goes to .text.markers.*. */
/* { dg-do assemble } */
/* { dg-options "-O1 -ffunction-sections -fplugin-arg-markers-own-section" } */
/* { dg-final { site-field m block_section "^\\.text\\.markers\\.(alone|two|in_its_own)$" } } */
/* { dg-final { site-field cold block_section "^\\.text\\.unlikely\\.cold_host$" } } */
#include "own-section-blocks-1.c"
