/* SPDX-License-Identifier: GPL-3.0-or-later */
/* site-test.h - step 3: the test of a site becomes an asm goto. */
#ifndef MARKERS_SITE_TEST_H
#define MARKERS_SITE_TEST_H

/* A call, at LOC, that stands for "this site of MARKER is enabled". */
tree site_test_build (location_t loc, tree marker);

/* The pass that makes these calls sites. */
unsigned site_pass (function *fun);

void site_test_register_roots (const char *plugin_name);

#endif
