/* SPDX-License-Identifier: MIT */
/* A constructor or destructor is no event: an object would not be built while
   the marker is off. */
#include <markers.h>

struct Class {
	int x;
	MARKER Class(int y); /* { dg-error "marker .Class::Class\\(int\\). must not be a constructor or destructor" } */
	MARKER ~Class(); /* { dg-error "marker .Class::~Class\\(\\). must not be a constructor or destructor" } */
};
