/* SPDX-License-Identifier: MIT */
/*
 * text.h - strings from an untrusted file, written so that they can't do harm:
 * as part of a JSON text, or as a part of a line on a terminal.
 */
#ifndef TEXT_H
#define TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* Writes STRING as a JSON string, with its quotes.  A byte that is not part of
   valid UTF-8 becomes U+FFFD. */
void json_string(FILE *file, const char *string);

/* Does STRING hold such a byte?  If so, json_bytes() writes all of its bytes as a JSON
   string of hexadecimal digits, from which they can be had again. */
bool json_loses(const char *string);
void json_bytes(FILE *file, const char *string);

/* Writes "0x..." as a JSON string. */
void json_address(FILE *file, uint64_t value);

/* Writes 0x..., or only (if FILE is null) says how many columns that takes. */
size_t text_address(FILE *file, uint64_t value);

/* Writes STRING for a reader: control characters and bytes that are not valid
   UTF-8 become \xNN.  Returns how many columns that took. */
size_t text_write(FILE *file, const char *string);

/* Prints as fprintf() and vfprintf() do, what is written as text_write() does, newlines
   of FORMAT excepted that end it.  What is longer than 16 KiB is cut. */
void text_printf(FILE *file, const char *format, ...) __attribute__((format(printf, 2, 3)));
void text_vprintf(FILE *file, const char *format, va_list arguments)
	__attribute__((format(printf, 2, 0)));

/* How many columns text_write() would take. */
size_t text_width(const char *string);

/* What text_write() would write, in memory of its own; null if there is none. */
char *text_printable(const char *string);

/* Writes COUNT spaces. */
void text_pad(FILE *file, size_t count);

#endif /* TEXT_H */
