/* SPDX-License-Identifier: MIT */
/* The runtime's environment variables. */
#ifndef MARKERS_RUNTIME_ENVIRONMENT_H
#define MARKERS_RUNTIME_ENVIRONMENT_H

#pragma GCC visibility push(hidden)

/* A line on standard error: FORMAT with strings A and B. */
void markers_complain(const char *format, const char *a, const char *b);

/* Apply MARKERS_PATCH= and MARKERS=.  Locked. */
void markers_environment_apply(void);

#pragma GCC visibility pop

#endif
