/* SPDX-License-Identifier: GPL-3.0-or-later */
/* name.h - what names markers and providers may have. */
#ifndef MARKERS_NAME_H
#define MARKERS_NAME_H

/* True if NAME may be a marker's name or provider: what a pattern can match
   without a second thought. */
bool marker_name_valid_p (const char *name);

#endif
