/* SPDX-License-Identifier: GPL-3.0-or-later */
/* unit.h - what a unit has for its markers when all sites are known. */
#ifndef MARKERS_UNIT_H
#define MARKERS_UNIT_H

/* Makes the functions around markers that a translation unit has to define, and its
   descriptors.  Called once, after the last site was lowered and before the
   first IPA pass. */
void unit_finish_markers ();

#endif
