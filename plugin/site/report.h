/* SPDX-License-Identifier: GPL-3.0-or-later */
/* report.h - notes on what sites cost, for -fplugin-arg-markers-report. */
#ifndef MARKERS_REPORT_H
#define MARKERS_REPORT_H

/* Why the call of a site is an ordinary one. */
enum ordinary_reason
{
  REASON_NONE, /* it is hidden */
  REASON_SETJMP,
  REASON_NESTED,
  REASON_CLEANUP,
  REASON_REGISTERS,
  REASON_PLACE,
  REASON_COUNT,
  REASON_PARTS,
  REASON_VARIADIC,
  REASON_KIND
};

/* Tells whether the call of the site at LOC is hidden, and if not, why. */
void report_site (location_t loc, enum ordinary_reason reason);

/* The pass that looks for other calls in blocks. */
bool report_gate (function *fun);
unsigned report_pass (function *fun);

#endif
