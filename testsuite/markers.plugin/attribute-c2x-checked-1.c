/* SPDX-License-Identifier: MIT */
/* [[gnu::marker]] is checked as __attribute__ is. */
/* { dg-options "-O2 -std=c2x" } */
[[gnu::marker]] int variable;		/* { dg-error ".variable. is not a function" } */
[[gnu::marker]] int value(int x);	/* { dg-error "marker .value. must return .void." } */
[[gnu::marker("")]] void nameless(void); /* { dg-error "cannot name a marker" } */
