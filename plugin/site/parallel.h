/* SPDX-License-Identifier: GPL-3.0-or-later */
/* parallel.h - hosts whose variables other threads of OpenMP or OpenACC may change. */
#ifndef MARKERS_PARALLEL_H
#define MARKERS_PARALLEL_H

/* EXPR is about to be gimplified. */
void parallel_note (tree expr);

/* True if FNDECL, which is being gimplified, starts threads that share its
   variables. */
bool parallel_host_p (tree fndecl);

#endif
