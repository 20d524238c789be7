/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef MARKERS_UNDEFINED_H
#define MARKERS_UNDEFINED_H

/* MARKER, just declared, may be static and have no body. */
void undefined_allow (tree marker);

void undefined_register (const char *plugin_name);

#endif
