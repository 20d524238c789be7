/* SPDX-License-Identifier: GPL-3.0-or-later */
/* choice.h - which functions have markers at their entry and exits. */
#ifndef MARKERS_CHOICE_H
#define MARKERS_CHOICE_H

/* The pass: placeholders in the functions that the options choose. */
bool choice_gate (function *);
unsigned choice_pass (function *fun);

#endif
