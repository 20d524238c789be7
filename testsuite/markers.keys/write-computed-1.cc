// SPDX-License-Identifier: MIT
// A key in C++ whose initial value is computed at run time is written directly.
// { dg-options "-O2" }
#include <markers.h>

bool compute();
MARKER_KEY bool computed = compute();	// { dg-warning "key .computed. is written directly" }
MARKER_KEY bool constant = true;

