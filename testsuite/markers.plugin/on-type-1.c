/* SPDX-License-Identifier: MIT */
/* The attribute is refused on types and typedefs. */
#include <markers.h>

typedef MARKER void event(int);	     /* { dg-error ".event. is not a function" } */
typedef MARKER int number;	     /* { dg-error ".number. is not a function" } */
struct MARKER pair {
	int a, b;
};				     /* { dg-error "attribute .marker. belongs on a function declaration, not on a type" } */
enum MARKER colour { RED };	     /* { dg-error "not on a type" } */
