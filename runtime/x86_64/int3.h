/* SPDX-License-Identifier: MIT */
/* MARKERS_PATCH=int3: while a site changes, it holds a breakpoint. */
#ifndef MARKERS_RUNTIME_INT3_H
#define MARKERS_RUNTIME_INT3_H

#include <stdbool.h>

#pragma GCC visibility push(hidden)

/* The names in markers_arch_ways. */
#define MARKERS_ARCH_WAYS "int3"

extern bool markers_int3;

/* A breakpoint is the first step of all sites, also of those that change in one. */
static inline bool markers_arch_always_steps(void)
{
	return markers_int3;
}

#pragma GCC visibility pop

#endif
