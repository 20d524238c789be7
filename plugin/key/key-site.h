/* SPDX-License-Identifier: GPL-3.0-or-later */
/* key-site.h - the tests of a key become sites. */
#ifndef MARKERS_KEY_SITE_H
#define MARKERS_KEY_SITE_H

void key_site_register_passes (const char *plugin_name);

#endif
