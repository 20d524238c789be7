/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layout.h - blocks go to the cold section, at every optimisation level. */
#ifndef MARKERS_LAYOUT_H
#define MARKERS_LAYOUT_H

/* Passes: the blocks go behind the host; a flag of GCC's is as it was. */
unsigned layout_pass (function *fun);
unsigned layout_end_pass (function *);

/* Chooses the sections of cold parts from now on. */
void layout_start ();

#endif
