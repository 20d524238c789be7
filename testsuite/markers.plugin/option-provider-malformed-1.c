/* SPDX-License-Identifier: MIT */
/* A malformed provider is refused. */
/* { dg-options "-O2 -fplugin-arg-markers-provider=a:b" } */
/* { dg-error ".-fplugin-arg-markers-provider. needs a name of letters, digits, ._., .-. and .\\.., for example .-fplugin-arg-markers-provider=myapp." "" { target *-*-* } 0 } */
/* { dg-error "failed to initialize plugin" "" { target *-*-* } 0 } */
int x;
