/* SPDX-License-Identifier: GPL-3.0-or-later */
/* observer.h - the warning for observers that write. */
#ifndef MARKERS_OBSERVER_H
#define MARKERS_OBSERVER_H

/* Warns if the body of MARKER, an observer, is here and writes memory that its
   hosts can see. */
void observer_check (tree marker);

#endif
