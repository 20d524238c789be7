/* SPDX-License-Identifier: MIT */
/* A kind without a NOP takes no other encoding of it. */
/* { dg-options "-O2 -fplugin-arg-markers-nop=data16 -fplugin-arg-markers-site=flip" } */
/* { dg-error ".-fplugin-arg-markers-nop=data16. does not go with .-fplugin-arg-markers-site=flip., whose sites hold no NOP" "" { target *-*-* } 0 } */
/* { dg-error "failed to initialize plugin" "" { target *-*-* } 0 } */
int x;
