/* SPDX-License-Identifier: GPL-3.0-or-later */
/* site.h - the asm goto that is a site, and its template. */
#ifndef MARKERS_SITE_H
#define MARKERS_SITE_H

/* The template of a site of the marker or key with the symbol DESCRIPTOR at LOC, of KIND and with
   ENCODING; TARGET is the symbol that a call calls, or null.  FUNCTION is the one that
   it is written in; null: that which is being compiled.  Newly allocated. */
char *site_template (const char *descriptor, location_t loc, unsigned kind,
		     unsigned encoding, const char *target,
		     const char *function = NULL);

/* The asm goto of such a site, which jumps to BLOCK_LABEL. */
gasm *site_build (const char *descriptor, location_t loc, tree block_label,
		  unsigned kind, unsigned encoding,
		  const char *function = NULL);

/* A site with the template TEXT, which sets VALUE, with the constraint SCRATCH, if that
   is not null. */
gasm *site_from_text (const char *text, location_t loc, tree block_label,
		      const char *scratch, tree value);

/* The same for the marker with DESCRIPTOR, of the kind that the options say.  What
   cannot be a call is a jump. */
gasm *site_build_chosen (tree descriptor, location_t loc, tree block_label,
			 const char *function = NULL);

/* Makes the edge of a site to its block one that is never taken. */
void site_set_never_taken (edge to_block, edge to_rest);

/* True if STMT is a site. */
bool site_stmt_p (const gimple *stmt);

/* The same for an insn. */
bool site_insn_p (const rtx_insn *insn);

/* The same, also for one of the kind "call". */
bool site_text_insn_p (const rtx_insn *insn);

/* True if INSN, a site, is that of a key: what it jumps to is the host's own code. */
bool site_of_key_p (const rtx_insn *insn);
bool site_stmt_of_key_p (const gimple *stmt);

#endif
