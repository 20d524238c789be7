/* SPDX-License-Identifier: GPL-3.0-or-later */
/* conditions.h - sites look like conditions to GCC's warnings. */
#ifndef MARKERS_CONDITIONS_H
#define MARKERS_CONDITIONS_H

bool conditions_gate (function *fun);
unsigned conditions_pass (function *fun);
bool conditions_end_gate (function *fun);
unsigned conditions_end_pass (function *fun);

#endif
