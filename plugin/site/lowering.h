/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lowering.h - step 2: a call of a marker becomes conditional. */
#ifndef MARKERS_LOWERING_H
#define MARKERS_LOWERING_H

/* Puts the lowering in front of the language's part of the gimplifier. */
void lowering_start ();

#endif
