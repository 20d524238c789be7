// SPDX-License-Identifier: MIT
#include "kinds.c"
