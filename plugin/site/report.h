/* SPDX-License-Identifier: GPL-3.0-or-later */
/* report.h - notes on what sites cost, for -fplugin-arg-markers-report. */
#ifndef MARKERS_REPORT_H
#define MARKERS_REPORT_H

/* Tells whether the call of the site at LOC is hidden: REFUSAL is null, or says
   why not. */
void report_site (location_t loc, const char *refusal);

/* The pass that looks for other calls in blocks. */
bool report_gate (function *fun);
unsigned report_pass (function *fun);

#endif
