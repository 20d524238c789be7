/* SPDX-License-Identifier: MIT */
/* The option own-section takes no value. */
/* { dg-options "-O2 -fplugin-arg-markers-own-section=1" } */
/* { dg-error ".-fplugin-arg-markers-own-section. takes no value" "" { target *-*-* } 0 } */
/* { dg-error "failed to initialize plugin" "" { target *-*-* } 0 } */
int x;
