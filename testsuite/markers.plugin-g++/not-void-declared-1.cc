/* SPDX-License-Identifier: MIT */
/* A marker that returns a value is refused: functions, members, auto. */
/* { dg-options "-O2 -std=c++14" } */
#include <markers.h>

MARKER int function(int x); /* { dg-error "marker .int function\\(int\\). must return .void.: a disabled site has no value to give" } */
struct Class {
	MARKER bool member(); /* { dg-error "must return .void." } */
	MARKER static Class make(); /* { dg-error "must return .void." } */
	MARKER Class &operator=(int x); /* { dg-error "must return .void." } */
	MARKER operator int(); /* { dg-error "must return .void." } */
};
MARKER int *pointer(); /* { dg-error "must return .void." } */
MARKER auto trailing(int x) -> long; /* { dg-error "must return .void." } */
MARKER auto nothing(int x) -> void;
