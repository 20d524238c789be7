// SPDX-License-Identifier: MIT
// The same in C++.
// { dg-do run }
// { dg-sites-on "off_key,global_key,keys:named" }
#include "keys-1.c"
