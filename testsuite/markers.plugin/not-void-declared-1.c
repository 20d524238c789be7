/* SPDX-License-Identifier: MIT */
/* A marker that returns a value is refused. */
#include <markers.h>

MARKER int returns_int(int x);	 /* { dg-error "marker .returns_int. must return .void.: a disabled site has no value to give" } */
MARKER void *returns_pointer(void); /* { dg-error "marker .returns_pointer. must return .void." } */
__attribute__((marker)) struct pair { int a, b; } returns_struct(void); /* { dg-error "marker .returns_struct. must return .void." } */
MARKER void returns_nothing(int x);

typedef void nothing;
MARKER nothing returns_alias(int x);
