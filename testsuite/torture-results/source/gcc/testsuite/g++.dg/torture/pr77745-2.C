// { dg-do run }

#define NOINLINE __attribute__((noinline))
#include "pr77745.C"
