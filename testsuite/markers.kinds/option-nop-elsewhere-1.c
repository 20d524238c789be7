/* SPDX-License-Identifier: MIT */
/* A NOP that is none on x86-64 is refused with the reason. */
/* { dg-options "-O2 -fplugin-arg-markers-nop=lea" } */
/* { dg-error "the NOP .lea. is refused: the instruction 8d 74 26 00 in 90 8d 74 26 00 truncates %rsi to 32 bits on x86-64; .* takes .nopl., .data16. or .nops." "" { target *-*-* } 0 } */
/* { dg-error "failed to initialize plugin" "" { target *-*-* } 0 } */
int x;
