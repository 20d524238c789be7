/* SPDX-License-Identifier: GPL-3.0-or-later */
/* copies.h - copies of registers that a site need not undo. */
#ifndef MARKERS_COPIES_H
#define MARKERS_COPIES_H

/* Passes around GCC's that copies the values of registers: what leads back from
   blocks is taken away, and put back. */
bool copies_gate (function *);
unsigned copies_pass (function *fun);
bool copies_end_gate (function *);
unsigned copies_end_pass (function *);

#endif
