/* SPDX-License-Identifier: MIT */
/* [[gnu::marker]] is checked as __attribute__ is. */
[[gnu::marker]] int value(int x); /* { dg-error "must return .void." } */
[[gnu::marker]] int variable; /* { dg-error "is not a function" } */
[[gnu::marker("a b")]] void name(int x); /* { dg-error ".a b. cannot name a marker" } */
[[gnu::marker(1)]] void number(int x); /* { dg-error "must be a string" } */
