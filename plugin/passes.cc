/* SPDX-License-Identifier: GPL-3.0-or-later */
/* passes.cc - where the plugin's passes go among GCC's. */

#include "gcc-compat.h"
#include "passes.h"

static void
register_at (const char *plugin_name, opt_pass *pass, const char *name,
	     enum pass_positioning_ops where)
{
  struct register_pass_info info = { pass, name, 1, where };
  register_callback (plugin_name, PLUGIN_PASS_MANAGER_SETUP, NULL, &info);
}

void
register_pass_after (const char *plugin_name, opt_pass *pass, const char *name)
{
  register_at (plugin_name, pass, name, PASS_POS_INSERT_AFTER);
}

void
register_pass_before (const char *plugin_name, opt_pass *pass, const char *name)
{
  register_at (plugin_name, pass, name, PASS_POS_INSERT_BEFORE);
}
