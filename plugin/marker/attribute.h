/* SPDX-License-Identifier: GPL-3.0-or-later */
/* attribute.h - step 1: the attributes and the checks of a declaration. */
#ifndef MARKERS_ATTRIBUTE_H
#define MARKERS_ATTRIBUTE_H

/* PLUGIN_ATTRIBUTES: registers marker, marker_observer, marker_attach. */
void markers_register_attributes (void *event_data, void *user_data);

/* PLUGIN_FINISH_TYPE: complains of virtual markers. */
void markers_check_class (void *event_data, void *user_data);

#endif
