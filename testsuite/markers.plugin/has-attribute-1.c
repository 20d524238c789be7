/* SPDX-License-Identifier: MIT */
/* __has_attribute sees the attributes, and markers.h the plugin. */
#include <markers.h>

#if !__has_attribute(marker) || !__has_attribute(marker_observer)
#error "no marker attributes"
#endif
#if !MARKERS_HAVE_PLUGIN
#error "the header does not see the plugin"
#endif
int x;
