/* SPDX-License-Identifier: GPL-3.0-or-later */
/* text-section.h - a label for each section that has sites. */
#ifndef MARKERS_TEXT_SECTION_H
#define MARKERS_TEXT_SECTION_H

/* In a site's template: the number of the section that the site stands in, the same
   for all its sites. */
#define TEXT_SECTION_NUMBER "%*"

void text_section_start ();

#endif
