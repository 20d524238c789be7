/* SPDX-License-Identifier: GPL-3.0-or-later */
/* asm-text.cc - helpers for assembly text. */

#include "gcc-compat.h"
#include "marker/asm-text.h"
#include "output.h"

void
asm_printf (pretty_printer *pp, const char *format, ...)
{
  va_list ap;
  va_start (ap, format);
  char *text = xvasprintf (format, ap);
  va_end (ap);
  pp_string (pp, text);
  free (text);
}

void
asm_print_string (pretty_printer *pp, const char *text, bool in_template)
{
  for (const unsigned char *s = (const unsigned char *) text; *s; s++)
    if (*s == '"' || *s == '\\')
      {
	pp_character (pp, '\\');
	pp_character (pp, *s);
      }
    else if (*s < ' ' || *s > '~')
      {
	char octal[8];
	snprintf (octal, sizeof octal, "\\%03o", *s);
	pp_string (pp, octal);
      }
    else
      {
	if (in_template && strchr ("%{|}", *s))
	  pp_character (pp, '%');
	pp_character (pp, *s);
      }
}

void
asm_print_address (pretty_printer *pp, const char *value, bool aligned)
{
  const unsigned size = POINTER_SIZE / BITS_PER_UNIT;
  if (aligned)
    asm_printf (pp, "\t.balign %u\n", size);
  asm_printf (pp, "%s%s\n", integer_asm_op (size, 1), value);
}

void
asm_emit (pretty_printer *pp)
{
  const char *text = pp_formatted_text (pp);
  symtab->finalize_toplevel_asm (build_string (strlen (text), text));
}
