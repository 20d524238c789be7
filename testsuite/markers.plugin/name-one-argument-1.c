/* SPDX-License-Identifier: MIT */
/* The attribute takes one argument at most, and marker_observer none. */
__attribute__((marker("a", "b"))) void two(void);	/* { dg-error "wrong number of arguments specified for .marker. attribute" } */
__attribute__((marker_observer("a"))) void one(void);	/* { dg-error "wrong number of arguments specified for .marker_observer. attribute" } */
