/* SPDX-License-Identifier: GPL-3.0-or-later */
/* exit.h - sites at the exits of functions, and what is left of entries. */
#ifndef MARKERS_EXIT_H
#define MARKERS_EXIT_H

/* The pass. */
unsigned exit_pass (function *fun);

#endif
