/* { dg-do link } */
/* { dg-options "-O2" } */
/* { dg-additional-sources "pr58201_0.C" } */
#include "pr58201.h"

A::A() { }
A::~A() { }
B::B() { }
B::~B() { }

