/* SPDX-License-Identifier: GPL-3.0-or-later */
/* block.h - step 4, second half: a hidden call becomes a call. */
#ifndef MARKERS_BLOCK_H
#define MARKERS_BLOCK_H

void block_register_passes (const char *plugin_name);

#endif
