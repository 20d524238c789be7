/* SPDX-License-Identifier: GPL-3.0-or-later */
/* outline.h - arguments that contain calls go to a function of their own. */
#ifndef MARKERS_OUTLINE_H
#define MARKERS_OUTLINE_H

/* BLOCK is what an enabled site does, a call of marker_fire() as the language
   has it.  If its arguments contain calls, which would make a leaf host none,
   and if all that they use of the host are values, moves BLOCK to a new
   function and returns a call of that; else null, with BLOCK untouched. */
tree outline_block (tree block);

/* True if FNDECL is such a function. */
bool outlined_block_p (const_tree fndecl);

#endif
