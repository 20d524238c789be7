/* SPDX-License-Identifier: MIT */
/* An unknown NOP is refused, and the known ones are shown. */
/* { dg-options "-O2 -fplugin-arg-markers-nop=nopw" } */
/* { dg-error "unknown NOP .nopw.; .-fplugin-arg-markers-nop=. takes .nopl., .data16. or .nops." "" { target *-*-* } 0 } */
/* { dg-error "failed to initialize plugin" "" { target *-*-* } 0 } */
int x;
