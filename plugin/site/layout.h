/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layout.h - blocks go to the cold section, at every optimisation level. */
#ifndef MARKERS_LAYOUT_H
#define MARKERS_LAYOUT_H

void layout_register_passes (const char *plugin_name);

#endif
