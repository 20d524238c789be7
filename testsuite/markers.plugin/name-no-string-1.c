/* SPDX-License-Identifier: MIT */
/* What is no string cannot name a marker. */
extern const char text[];
__attribute__((marker(1))) void number(void);		/* { dg-error "the argument of attribute .marker. must be a string: ..name.. or ..provider:name.." } */
__attribute__((marker(text))) void variable(void);	/* { dg-error "must be a string" } */
__attribute__((marker(1 + 1))) void expression(void);	/* { dg-error "must be a string" } */
