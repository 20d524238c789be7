/* SPDX-License-Identifier: MIT */
/* check-boundaries.h - sites begin where instructions do. */
#ifndef CHECK_BOUNDARIES_H
#define CHECK_BOUNDARIES_H

#include "checker.h"

/* Decodes each host from its start to its last site; the sites are sorted.  Where code
   cannot be decoded, or has no symbol, nothing is said. */
void check_boundaries(struct checker *checker);

#endif /* CHECK_BOUNDARIES_H */
