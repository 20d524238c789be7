/* SPDX-License-Identifier: MIT */
/* An unknown kind of site is refused, and the known ones are shown. */
/* { dg-options "-O2 -fplugin-arg-markers-site=trap" } */
/* { dg-error "unknown kind of site .trap.; .-fplugin-arg-markers-site=. takes .nop., .flip., .call., .branch. or .immediate." "" { target *-*-* } 0 } */
/* { dg-error "failed to initialize plugin" "" { target *-*-* } 0 } */
int x;
