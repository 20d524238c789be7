/* SPDX-License-Identifier: MIT */
/* The attribute belongs on functions: variables, references, members, types. */
#include <markers.h>

MARKER int variable; /* { dg-error "attribute .marker. belongs on a function declaration, and .variable. is not a function" } */
MARKER void (*pointer)(int); /* { dg-error ".pointer. is a pointer, and a call through a pointer cannot become a site" } */
MARKER void (&reference)(int) = *pointer; /* { dg-error ".reference. is" } */
struct Class {
	MARKER int field; /* { dg-error ".*field. is not a function" } */
	MARKER static int shared; /* { dg-error ".*shared. is not a function" } */
	MARKER void (Class::*member)(int); /* { dg-error ".*member. is" } */
};
struct MARKER Marked { /* { dg-error "not on a type" } */
};
enum class MARKER Colour { Red }; /* { dg-error "not on a type" } */
using Alias MARKER = int; /* { dg-error "belongs on a function declaration" } */
typedef MARKER void type(int); /* { dg-error "is not a function" } */
