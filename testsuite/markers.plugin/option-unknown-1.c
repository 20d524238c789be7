/* SPDX-License-Identifier: MIT */
/* An unknown option is refused, and the known ones are shown. */
/* { dg-options "-O2 -fplugin-arg-markers-colour=red" } */
/* { dg-error "unknown option .-fplugin-arg-markers-colour.; known are: provider=NAME, no-warn-side-effects, report, own-section, site=KIND, nop=ENCODING, no-warn-key-writes, entry=GLOBS, exit=GLOBS, function-observers" "" { target *-*-* } 0 } */
/* { dg-error "failed to initialize plugin" "" { target *-*-* } 0 } */
int x;
