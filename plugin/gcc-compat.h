/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * gcc-compat.h - GCC's plugin headers in the order that they need, and every
 * difference between GCC versions.  No other file names a version.
 */
#ifndef MARKERS_GCC_COMPAT_H
#define MARKERS_GCC_COMPAT_H

/* Target macros (hard registers, targetm internals) are for target code only;
   backend.h comes first, insn-config.h before recog.h. */
#define IN_TARGET_CODE 1

#include "gcc-plugin.h"
#include "config.h"
#include "system.h"
#include "coretypes.h"
#include "backend.h"
#include "target.h"
#include "tm.h"
#include "tree.h"
#include "tree-pass.h"
#include "context.h"
#include "options.h"
#include "opts.h"
#include "gimple.h"
#include "gimple-iterator.h"
#include "gimple-pretty-print.h"
#include "gimple-walk.h"
#include "gimplify.h"
#include "gimple-fold.h"
#include "ssa.h"
#include "tree-eh.h"
#include "ssa.h"
#include "tree-into-ssa.h"
#include "tree-cfg.h"
#include "cfghooks.h"
#include "cfganal.h"
#include "cgraph.h"
#include "cfgloop.h"
#include "diagnostic.h"
#include "diagnostic-core.h"
#include "pretty-print.h"
#include "tree-pretty-print.h"
#include "tree-iterator.h"
#include "stringpool.h"
#include "attribs.h"
#include "fold-const.h"
#include "varasm.h"
#include "rtl.h"
#include "rtl-iter.h"
#include "memmodel.h"
#include "calls.h"
#include "builtins.h"
#include "tree-dfa.h"
#include "alias.h"
#include "tm_p.h"
#include "emit-rtl.h"
#include "insn-config.h"
#include "insn-codes.h"
#include "recog.h"
#include "regs.h"
#include "function-abi.h"
#include "df.h"
#include "cfgrtl.h"
#include "cfgcleanup.h"
#include "sbitmap.h"
#include "except.h"
#include "insn-flags.h"
#include "dwarf2out.h"
#include "dwarf2asm.h"
#include "debug.h"
#include "langhooks.h"
#include "output.h"
#include "toplev.h"
#include "intl.h"
#include "plugin.h"
#include "file-prefix-map.h"

/* GCC's headers do not name their version, but a plugin is built by the
   compiler that it is for. */
#define MARKERS_GCC_VERSION (__GNUC__ * 1000 + __GNUC_MINOR__)

#if MARKERS_GCC_VERSION < 11000
#error "Markers needs GCC 11 or newer"
#endif

/* A fresh printer that knows the language's types; GCC 15 moved it. */
static inline pretty_printer *
markers_language_printer (void)
{
#if MARKERS_GCC_VERSION >= 15000
  return global_dc->clone_printer ().release ();
#else
  return global_dc->printer->clone ();
#endif
}

/* GCC 14 took last_stmt() away. */
static inline gimple *
markers_last_stmt (basic_block bb)
{
#if MARKERS_GCC_VERSION >= 14000
  return last_nondebug_stmt (bb);
#else
  return last_stmt (bb);
#endif
}

/* A fresh value of TYPE, before SSA and after; GCC 16 took the function away that did
   that. */
static inline tree
markers_temporary (tree type)
{
  return gimple_in_ssa_p (cfun) ? make_ssa_name (type) : create_tmp_reg (type);
}

/* EXPR, a call, is not warned of if it uses what has no value.  GCC 12 tells warnings
   apart. */
static inline void
markers_allow_uninitialized (tree expr)
{
#if MARKERS_GCC_VERSION >= 12000
  suppress_warning (expr, OPT_Wuninitialized);
#else
  TREE_NO_WARNING (expr) = 1;
#endif
}

/* DECL may be used and have no definition. */
static inline void
markers_allow_undefined (tree decl)
{
#if MARKERS_GCC_VERSION >= 12000
  suppress_warning (decl, OPT_Wunused);
#else
  TREE_NO_WARNING (decl) = 1;
#endif
}

/* TO is not warned of if FROM, which it comes from, is not. */
static inline void
markers_copy_warning (gimple *to, const gimple *from)
{
#if MARKERS_GCC_VERSION >= 12000
  copy_warning (to, from);
#else
  gimple_set_no_warning (to, gimple_no_warning_p (from));
#endif
}

#if MARKERS_GCC_VERSION < 12000
static inline bool
startswith (const char *text, const char *prefix)
{
  return !strncmp (text, prefix, strlen (prefix));
}
#endif

/* GCC 12 made a structure of the register in a dw_cfa_location. */
static inline unsigned
markers_cfa_register (const dw_cfa_location *cfa)
{
#if MARKERS_GCC_VERSION >= 12000
  return cfa->reg.reg;
#else
  return cfa->reg;
#endif
}

/* Where the CFA is at a function's entry. */
static inline void
markers_initial_cfa (dw_cfa_location *cfa)
{
  memset (cfa, 0, sizeof *cfa);
#if MARKERS_GCC_VERSION >= 12000
  cfa->reg.set_by_dwreg (DWARF_FRAME_REGNUM (STACK_POINTER_REGNUM));
#else
  cfa->reg = DWARF_FRAME_REGNUM (STACK_POINTER_REGNUM);
#endif
  cfa->offset = INCOMING_FRAME_SP_OFFSET;
}

#endif /* MARKERS_GCC_COMPAT_H */
