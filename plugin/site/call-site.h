/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * call-site.h - sites of the kind "call": the call itself is replaced by a NOP.
 *
 * The arguments are set up as for any call, and the host is one that calls.  Each
 * site calls a function of its own, which is defined nowhere and carries the
 * site's text; the very last pass finds these calls by it, however they were
 * copied, and puts the site in their place.
 */
#ifndef MARKERS_CALL_SITE_H
#define MARKERS_CALL_SITE_H

/* Makes CALL, of MARKER, one that becomes such a site. */
void call_site_lower (tree call, tree marker);

/* If CALL is of such a site, writes its text; called once the CFG is there. */
void call_site_finish (gcall *call);

/* The pass that puts sites in the place of calls. */
unsigned call_site_pass (function *);

/* Keeps these calls from being jumps from now on. */
void call_site_start ();

#endif
