/* SPDX-License-Identifier: GPL-3.0-or-later */
/* copies.h - copies of registers that a site need not undo. */
#ifndef MARKERS_COPIES_H
#define MARKERS_COPIES_H

void copies_register_passes (const char *plugin_name);

#endif
