/* SPDX-License-Identifier: GPL-3.0-or-later */
/* start.h - between the two files of the plugin. */
#ifndef MARKERS_START_H
#define MARKERS_START_H

/* The file with the steps, beside the one that GCC loads. */
#define MARKERS_STEPS_FILE "markers-steps.so"

/* Puts the steps into GCC.  0 if fine, as plugin_init(). */
extern "C" int markers_start (struct plugin_name_args *args);

#endif
