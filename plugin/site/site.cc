/* SPDX-License-Identifier: GPL-3.0-or-later */
/* site.cc - the asm goto that is a site, and its template. */

#include "gcc-compat.h"
#include "plugin-options.h"
#include "site/site.h"
#include "target-asm.h"
#include "markers-abi.h"

/* Every site's template begins so; no user's does. */
static const char site_mark[] = "\n.Lmarker_site%=:";

bool
site_stmt_p (const gimple *stmt)
{
  const gasm *site = dyn_cast<const gasm *> (stmt);
  return site && gimple_asm_nlabels (site) == 1
	 && !strncmp (gimple_asm_string (site), site_mark, strlen (site_mark));
}

bool
site_text_insn_p (const rtx_insn *insn)
{
  rtx operands = extract_asm_operands (PATTERN (insn));
  return operands && startswith (ASM_OPERANDS_TEMPLATE (operands), site_mark);
}

bool
site_insn_p (const rtx_insn *insn)
{
  return site_text_insn_p (insn)
	 && ASM_OPERANDS_LABEL_LENGTH (extract_asm_operands (PATTERN (insn))) == 1;
}

/* True if TEXT, a site's template, is that of a key. */
static bool
key_template_p (const char *text)
{
  return startswith (text + strlen (site_mark), TARGET_KEY_MARK);
}

bool
site_stmt_of_key_p (const gimple *stmt)
{
  return key_template_p (gimple_asm_string (as_a<const gasm *> (stmt)));
}

bool
site_of_key_p (const rtx_insn *insn)
{
  rtx operands = extract_asm_operands (PATTERN (insn));
  return key_template_p (ASM_OPERANDS_TEMPLATE (operands));
}

char *
site_template (const char *descriptor, location_t loc, unsigned kind,
	       unsigned encoding, const char *target, const char *function)
{
  expanded_location where = expand_location (loc);
  struct site_text text;
  text.descriptor = descriptor;
  text.file = where.file ? remap_macro_filename (where.file) : "";
  text.function
    = function ? function
	       : lang_hooks.decl_printable_name (current_function_decl, 1);
  text.line = where.line;
  text.column = where.column;
  text.kind = kind;
  text.encoding = encoding;
  text.target = target;
  return target_site_template (&text);
}

gasm *
site_from_text (const char *text, location_t loc, tree block_label,
		const char *scratch, tree value)
{
  vec<tree, va_gc> *labels = NULL, *outputs = NULL;
  vec_safe_push (labels, build_tree_list (NULL_TREE, block_label));
  if (scratch)
    {
      tree constraint = build_string (strlen (scratch) + 1, scratch);
      vec_safe_push (outputs,
		     build_tree_list (build_tree_list (NULL_TREE, constraint),
				      value));
    }
  gasm *site
    = gimple_build_asm_vec (ggc_strdup (text), NULL, outputs, NULL, labels);
  if (scratch && TREE_CODE (value) == SSA_NAME)
    SSA_NAME_DEF_STMT (value) = site;
  gimple_asm_set_volatile (site, true);
  gimple_asm_set_inline (site, true);
  gimple_set_location (site, loc);
  return site;
}

gasm *
site_build (const char *descriptor, location_t loc, tree block_label, unsigned kind,
	    unsigned encoding, const char *function)
{
  char *text = site_template (descriptor, loc, kind, encoding, NULL, function);
  const char *scratch = target_site_scratch (kind);
  tree value = scratch ? markers_temporary (unsigned_char_type_node) : NULL_TREE;
  gasm *site = site_from_text (text, loc, block_label, scratch, value);
  free (text);
  return site;
}

gasm *
site_build_chosen (tree descriptor, location_t loc, tree block_label,
		   const char *function)
{
  unsigned kind = markers_options.site_kind;
  return site_build (IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (descriptor)), loc,
		     block_label,
		     kind == MARKER_SITE_CALL ? (unsigned) MARKER_SITE_NOP : kind,
		     markers_options.nop_encoding, function);
}

void
site_set_never_taken (edge to_block, edge to_rest)
{
  to_block->probability = profile_probability::never ();
  to_rest->probability = profile_probability::always ();
}
