/* SPDX-License-Identifier: GPL-3.0-or-later */
/* passes.h - where the plugin's passes go among GCC's. */
#ifndef MARKERS_PASSES_H
#define MARKERS_PASSES_H

/* Puts PASS after, or before, each instance of GCC's pass NAME. */
void register_pass_after (const char *plugin_name, opt_pass *pass,
			  const char *name);
void register_pass_before (const char *plugin_name, opt_pass *pass,
			   const char *name);

#endif
