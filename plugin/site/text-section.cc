/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * text-section.cc - a label for each section that has sites.
 *
 * The tables are linked to what they tell of by a symbol, and for each symbol
 * the assembler makes tables of their own.  If each site named its label, there
 * would be two sections more for each, which the assembler looks for one after
 * the other.  So all sites of a section name one label, whose number is known
 * when GCC writes the site: inlining and LTO copy the template before, and a
 * part of a function may go to another section.
 */

#include "gcc-compat.h"
#include "site/site.h"
#include "site/text-section.h"

/* The processor's own. */
static bool (*gcc_punct_valid_p) (unsigned char);
static void (*gcc_print_operand) (FILE *, rtx, int);

/* The sections' numbers, by what the assembler knows them by. */
static hash_map<nofree_string_hash, unsigned> *numbers;

/* What tells the section that is being written from others: newly allocated. */
static char *
section_key ()
{
  const char *name = "", *group = "";
  if (SECTION_STYLE (in_section) == SECTION_NAMED)
    name = in_section->named.name;
  tree comdat = DECL_COMDAT_GROUP (current_function_decl);
  if ((in_section->common.flags & SECTION_LINKONCE) && comdat)
    group = IDENTIFIER_POINTER (comdat);
  const char *retain = in_section->common.flags & SECTION_RETAIN ? "R" : "";
  return concat (name, "\n", group, "\n", retain, NULL);
}

/* The number of the section that is being written. */
static unsigned
section_number ()
{
  if (!numbers)
    numbers = new hash_map<nofree_string_hash, unsigned>;
  char *key = section_key ();
  if (unsigned *known = numbers->get (key))
    {
      free (key);
      return *known;
    }
  unsigned number = numbers->elements ();
  numbers->put (key, number);
  return number;
}

/* True if what is being written is a site. */
static bool
in_site_p ()
{
  return this_is_asm_operands && site_text_insn_p (this_is_asm_operands);
}

static bool
punct_valid_p_hook (unsigned char code)
{
  return (code == TEXT_SECTION_NUMBER[1] && in_site_p ())
	 || gcc_punct_valid_p (code);
}

static void
print_operand_hook (FILE *file, rtx x, int code)
{
  if (code == TEXT_SECTION_NUMBER[1] && in_site_p ())
    fprintf (file, "%u", section_number ());
  else
    gcc_print_operand (file, x, code);
}

void
text_section_start ()
{
  gcc_punct_valid_p = targetm.asm_out.print_operand_punct_valid_p;
  targetm.asm_out.print_operand_punct_valid_p = punct_valid_p_hook;
  gcc_print_operand = targetm.asm_out.print_operand;
  targetm.asm_out.print_operand = print_operand_hook;
}
