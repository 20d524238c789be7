/* SPDX-License-Identifier: MIT */
/* The option no-warn-key-writes takes no value. */
/* { dg-options "-O2 -fplugin-arg-markers-no-warn-key-writes=1" } */
/* { dg-error ".-fplugin-arg-markers-no-warn-key-writes. takes no value" "" { target *-*-* } 0 } */
/* { dg-error "failed to initialize plugin" "" { target *-*-* } 0 } */
int x;
