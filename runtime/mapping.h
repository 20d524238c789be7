/* SPDX-License-Identifier: MIT */
/* How memory is mapped at the moment. */
#ifndef MARKERS_RUNTIME_MAPPING_H
#define MARKERS_RUNTIME_MAPPING_H

#include <stdbool.h>

#pragma GCC visibility push(hidden)

/* Has all that is mapped from START to STOP this PROTECTION?  True where that cannot be
   told. */
bool markers_mapping_has(const char *start, const char *stop, int protection);

#pragma GCC visibility pop

#endif
