/* SPDX-License-Identifier: MIT */
/* A malformed list of functions is refused: a file without a glob. */
/* { dg-options "-O2 -fplugin-arg-markers-entry=file:" } */
/* { dg-error ".-fplugin-arg-markers-entry. needs globs of function names, joined by commas, for example .-fplugin-arg-markers-entry=parse_.,!parse_char,!file:test.." "" { target *-*-* } 0 } */
/* { dg-error "failed to initialize plugin" "" { target *-*-* } 0 } */
int x;
