/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lines.h - a breakpoint on a marker's line is at the site, not in the block. */
#ifndef MARKERS_LINES_H
#define MARKERS_LINES_H

/* From now on, asks BLOCKS_ALONE whether the cold part of the function that is
   written out holds blocks alone. */
void lines_hide_blocks (bool (*blocks_alone) ());

#endif
