/* SPDX-License-Identifier: GPL-3.0-or-later */
/* function-site.h - a site of a function's marker. */
#ifndef MARKERS_FUNCTION_SITE_H
#define MARKERS_FUNCTION_SITE_H

#include "function/function-marker.h"

/* Puts a site of MARKER, with ARGUMENTS, at LOC in FUNCTION, before the
   statement at GSI, or at the end of a block without statements. */
void function_site_insert (gimple_stmt_iterator *gsi,
			   const struct function_marker *marker,
			   const vec<tree> &arguments, location_t loc,
			   const char *function);

#endif
