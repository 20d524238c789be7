/* SPDX-License-Identifier: MIT */
/* Each of several bad options gets its message. */
/* { dg-options "-O2 -fplugin-arg-markers-one -fplugin-arg-markers-provider=ok -fplugin-arg-markers-two=2" } */
/* { dg-error "unknown option .-fplugin-arg-markers-one." "" { target *-*-* } 0 } */
/* { dg-error "unknown option .-fplugin-arg-markers-two." "" { target *-*-* } 0 } */
/* { dg-error "failed to initialize plugin" "" { target *-*-* } 0 } */
int x;
