/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * lines.cc - a breakpoint on a marker's line is at the site, not in the block.
 *
 * The block has the lines of the call, so that addresses in it are found.  But
 * it lies in front of its host in a linked program, and gdb takes the first
 * address that a line has, and takes one in front of the function's start for
 * one in its prologue: the breakpoint ended up there.  So nothing in a block is
 * the start of a statement.  (Where GCC optimises, most of it is not anyway.)
 */

#include "gcc-compat.h"
#include "site/lines.h"

static bool (*blocks_alone_p) ();
static const gcc_debug_hooks *gcc_hooks;
static gcc_debug_hooks our_hooks;

static void
source_line (unsigned line, unsigned column, const char *file,
	     int discriminator, bool is_stmt)
{
  if (in_cold_section_p && crtl->has_bb_partition && blocks_alone_p ())
    is_stmt = false;
  gcc_hooks->source_line (line, column, file, discriminator, is_stmt);
}

void
lines_hide_blocks (bool (*blocks_alone) ())
{
  if (debug_hooks == &our_hooks)
    return;
  blocks_alone_p = blocks_alone;
  gcc_hooks = debug_hooks;
  our_hooks = *debug_hooks;
  our_hooks.source_line = source_line;
  debug_hooks = &our_hooks;
}
