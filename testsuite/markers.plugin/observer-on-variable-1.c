/* SPDX-License-Identifier: MIT */
/* marker_observer belongs on functions too. */
__attribute__((marker_observer)) int variable; /* { dg-error "attribute .marker_observer. belongs on a function declaration, and .variable. is not a function" } */
typedef __attribute__((marker_observer)) int number; /* { dg-error "attribute .marker_observer. .*.number. is not a function" } */
