/* SPDX-License-Identifier: GPL-3.0-or-later */
/* target-asm.h - what has to be said in the processor's own assembly. */
#ifndef MARKERS_TARGET_ASM_H
#define MARKERS_TARGET_ASM_H

/* A site, as its row and location will tell of it. */
struct site_text
{
  const char *descriptor; /* symbol */
  const char *file;
  const char *function;
  unsigned line;
  unsigned column;
  unsigned kind;	      /* enum marker_site_kind */
  unsigned encoding;	      /* enum marker_site_encoding */
  const char *target;	      /* of a call: the symbol; else null */
};

/* False, after an error that says what is supported, if the code being compiled
   is not for a processor and ABI that the plugin knows. */
bool target_supported_p ();

/* What follows the label of a key's site in its template. */
#define TARGET_KEY_MARK "\n.Lmarker_key%=:"

/* The template of the asm goto that is the site; its one label is the block.
   Newly allocated. */
char *target_site_template (const struct site_text *site);

/* What a site's NOP may be made of: names that users know, and null.  Each is at the
   place of its enum marker_site_encoding; the first is the usual one. */
extern const char *const target_encodings[];
#define TARGET_ENCODING_USUAL 0

/* Why the NOP that users know as NAME cannot be had, or null. */
const char *target_encoding_refusal (const char *name);

/* The constraint of a register that sites of KIND change, or null. */
const char *target_site_scratch (unsigned kind);

/* Prints to PP the instructions of a constructor that calls CALLEE, which has to be
   there, with the address of ARGUMENT. */
void target_print_start (pretty_printer *pp, const char *argument,
			 const char *callee);

/* Prints to PP the instructions of SELF, an object's constructor or destructor: if the weak
   symbol CALLEE is defined, jump to it with the addresses of NOTE and SELF.  If INITIAL, do
   first what enum marker_initial asks for. */
void target_print_constructor (pretty_printer *pp, const char *note,
			       const char *self, const char *callee,
			       bool initial);

#endif
