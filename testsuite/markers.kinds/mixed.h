/* SPDX-License-Identifier: MIT */
#include <markers.h>

MARKER void common(int x);
int nop_host(int x);
int flip_host(int x);
int call_host(int x);
int branch_host(int x);
int immediate_host(int x);
int nops_host(int x);
