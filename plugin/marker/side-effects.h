/* SPDX-License-Identifier: GPL-3.0-or-later */
/* side-effects.h - the warning for arguments that do something. */
#ifndef MARKERS_SIDE_EFFECTS_H
#define MARKERS_SIDE_EFFECTS_H

/* Warns of each argument of CALL, a call of MARKER, that would change what the
   program does, depending on whether the marker is enabled.  A plain call in
   an argument is what markers are for and gets no warning. */
void side_effects_check (tree call, tree marker);

#endif
