/* SPDX-License-Identifier: MIT */
/* Both options want a value. */
/* { dg-options "-O2 -fplugin-arg-markers-nop -fplugin-arg-markers-site" } */
/* { dg-error "unknown NOP" "" { target *-*-* } 0 } */
/* { dg-error "unknown kind of site" "" { target *-*-* } 0 } */
/* { dg-error "failed to initialize plugin" "" { target *-*-* } 0 } */
int x;
