/* SPDX-License-Identifier: GPL-3.0-or-later */
/* attach.h - MARKERS_ATTACH of markers.h. */
#ifndef MARKERS_ATTACH_H
#define MARKERS_ATTACH_H

/* If CALL calls a function with attribute marker_attach, checks that its second
   argument is a probe for the marker that is its first, and puts the marker's
   descriptor in its place. */
void attach_call_lower (tree call);

#endif
