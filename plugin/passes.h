/* SPDX-License-Identifier: GPL-3.0-or-later */
/* passes.h - where the plugin's passes go among GCC's. */
#ifndef MARKERS_PASSES_H
#define MARKERS_PASSES_H

/* Puts the passes into GCC. */
void passes_register (const char *plugin_name);

#endif
