/* SPDX-License-Identifier: GPL-3.0-or-later */
/* asm-text.h - helpers for assembly text. */
#ifndef MARKERS_ASM_TEXT_H
#define MARKERS_ASM_TEXT_H

/* Prints to PP as printf() does; pp_printf() is for messages and checks its
   formats as such. */
void asm_printf (pretty_printer *pp, const char *format, ...)
  ATTRIBUTE_PRINTF_2;

/* Prints TEXT to PP as the inside of a GNU as string.  If IN_TEMPLATE, it is
   part of an asm template, where GCC reads %, {, | and } itself. */
void asm_print_string (pretty_printer *pp, const char *text, bool in_template);

/* Prints to PP a word that holds the address VALUE, a symbol, label or 0; and, if
   ALIGNED, before that what aligns it. */
void asm_print_address (pretty_printer *pp, const char *value, bool aligned);

/* Adds what PP holds to the unit's top-level assembly. */
void asm_emit (pretty_printer *pp);

#endif
