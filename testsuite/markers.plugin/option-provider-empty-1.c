/* SPDX-License-Identifier: MIT */
/* An empty provider is refused. */
/* { dg-options "-O2 -fplugin-arg-markers-provider=" } */
/* { dg-error ".-fplugin-arg-markers-provider. needs a name" "" { target *-*-* } 0 } */
/* { dg-error "failed to initialize plugin" "" { target *-*-* } 0 } */
int x;
