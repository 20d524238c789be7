/* SPDX-License-Identifier: GPL-3.0-or-later */
/* movable.h - what of an argument may be evaluated in another function. */
#ifndef MARKERS_MOVABLE_H
#define MARKERS_MOVABLE_H

/* Null if EXPR itself, its operands left aside, does in another function what it
   does in the one that is being compiled; else the reason why not, for a
   message.  Its variables are the caller's to look at. */
const char *unmovable_reason (tree expr);

/* The same for CALL, a CALL_EXPR or an AGGR_INIT_EXPR. */
const char *unmovable_call_reason (tree call);

/* The function that CALL, one of these, is known to call, or null. */
tree called_function (tree call);

#endif
