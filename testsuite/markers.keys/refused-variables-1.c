/* SPDX-License-Identifier: MIT */
/* What cannot be a key. */
/* { dg-options "-O2" } */
#include <markers.h>

MARKER_KEY int number;		/* { dg-error "attribute .marker_key. belongs on a .bool. that is static or global, and .number. has not the type bool" } */
MARKER_KEY bool *pointer;	/* { dg-error "and .pointer. has not the type bool" } */
MARKER_KEY bool array[2];	/* { dg-error "and .array. has not the type bool" } */
MARKER_KEY volatile bool shaky;	/* { dg-error "and .shaky. is volatile: its reads would have to be loads" } */
MARKER_KEY const bool fixed;	/* { dg-error "and .fixed. is const, and could not be set" } */
MARKER_KEY _Atomic bool atomic;	/* { dg-error "and .atomic. has a qualified type" } */
MARKER_KEY _Thread_local bool own;	/* { dg-error "and .own. is thread-local, and code is the same for all threads" } */
MARKER_KEY void function(void);	/* { dg-error "and .function. is not a variable" } */
typedef MARKER_KEY bool type;	/* { dg-error "is not a variable" } */

struct s {
	MARKER_KEY bool member;	/* { dg-error "and .member. is a member of a structure, and so not one variable" } */
};

void f(MARKER_KEY bool parameter)	/* { dg-error "and .parameter. is a parameter" } */
{
	MARKER_KEY bool stack = parameter;	/* { dg-error "and .stack. is on the stack; make it static or global" } */
	MARKER_KEY register bool fast = stack;	/* { dg-error "and .fast. is in a register" } */
	(void)fast;
}

struct MARKER_KEY t {
	int x;
};	/* { dg-error "attribute .marker_key. belongs on a variable of the type .bool." } */

__attribute__((marker_key("a b"))) bool named;	/* { dg-error ".a b. cannot name a marker" } */
__attribute__((marker_key(1))) bool numbered;	/* { dg-error "the argument of attribute .marker_key. must be a string" } */
