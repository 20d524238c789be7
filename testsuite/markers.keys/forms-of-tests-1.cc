// SPDX-License-Identifier: MIT
// All forms of tests in C++, set by the function and by patterns.
// { dg-do run }
// { dg-sites-on "off_key,global_key,keys:named" }
#include "forms-of-tests-1.c"
