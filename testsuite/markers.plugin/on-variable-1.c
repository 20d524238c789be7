/* SPDX-License-Identifier: MIT */
/* The attribute belongs on functions: variables, fields and parameters. */
#include <markers.h>

MARKER int variable;		     /* { dg-error "attribute .marker. belongs on a function declaration, and .variable. is not a function" } */
MARKER static int array[4];	     /* { dg-error ".array. is not a function" } */
struct has_field {
	MARKER int field;	     /* { dg-error ".field. is not a function" } */
};
void takes(int parameter MARKER);    /* { dg-error ".parameter. is not a function" } */
int f(void)
{
	MARKER int local = 1;	     /* { dg-error ".local. is not a function" } */
	return local;
}
