/* SPDX-License-Identifier: GPL-3.0-or-later */
/* unit.h - what a unit has for its markers when all sites are known. */
#ifndef MARKERS_UNIT_H
#define MARKERS_UNIT_H

/* Makes the functions around markers that a translation unit has to define, and its
   descriptors.  Called once, after the last site was lowered and before the
   first IPA pass. */
void unit_finish_markers ();

/* Writes the descriptors that had to wait until all code was written. */
void unit_end_markers ();

/* Registers what the garbage collector has to know. */
void unit_register_roots (const char *plugin_name);

#endif
