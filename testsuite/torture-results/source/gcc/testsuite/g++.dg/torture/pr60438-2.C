// { dg-do compile }
// { dg-options "-fomit-frame-pointer -fno-crossjumping" }
#include "pr60438-1.C"
