/* SPDX-License-Identifier: MIT */
/* text.c - UTF-8, JSON strings and printable text. */
#include "text.h"

#include <stdlib.h>
#include <string.h>

static const char digits[] = "0123456789abcdef";

/* The length in bytes of the valid UTF-8 sequence at S, which ends with a null
   byte; 0 if there is none.  *CODE is its code point. */
static size_t utf8_sequence(const unsigned char *s, uint32_t *code)
{
	static const uint32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
	size_t length;

	if (s[0] < 0x80) {
		*code = s[0];
		return 1;
	}
	length = s[0] >= 0xf0 ? 4 : s[0] >= 0xe0 ? 3 : 2;
	if (s[0] < 0xc2 || s[0] > 0xf4)
		return 0;
	*code = s[0] & (0x7f >> length);
	for (size_t i = 1; i < length; i++) {
		if ((s[i] & 0xc0) != 0x80)
			return 0;
		*code = *code << 6 | (s[i] & 0x3f);
	}
	if (*code < smallest[length] || *code > 0x10ffff || (*code >= 0xd800 && *code < 0xe000))
		return 0;
	return length;
}

/* How many bytes at S are printable ASCII characters; a quote and a backslash,
   which mean something in JSON, do not count.  Most strings have no others. */
static size_t plain_length(const unsigned char *s)
{
	size_t length = 0;

	while (s[length] >= 0x20 && s[length] < 0x7f && s[length] != '"' && s[length] != '\\')
		length++;
	return length;
}

/* Writes the plain bytes at S; how many they are. */
static size_t write_plain(FILE *file, const unsigned char *s)
{
	size_t length = plain_length(s);

	if (length)
		fwrite(s, 1, length, file);
	return length;
}

static void json_control(FILE *file, unsigned char c)
{
	static const char names[] = "\b\f\n\r\t";
	const char *name = strchr(names, c);

	putc_unlocked('\\', file);
	if (name && c) {
		putc_unlocked("bfnrt"[name - names], file);
		return;
	}
	fputs("u00", file);
	putc_unlocked(digits[c >> 4], file);
	putc_unlocked(digits[c & 15], file);
}

void json_string(FILE *file, const char *string)
{
	const unsigned char *s = (const unsigned char *)string;

	putc_unlocked('"', file);
	for (s += write_plain(file, s); *s; s += write_plain(file, s)) {
		uint32_t code = 0;
		size_t length = utf8_sequence(s, &code);

		if (length == 0) {
			fputs("\\ufffd", file);
			length = 1;
		} else if (code < 0x20 || code == 0x7f) {
			json_control(file, *s);
		} else {
			if (code == '"' || code == '\\')
				putc_unlocked('\\', file);
			for (size_t i = 0; i < length; i++)
				putc_unlocked(s[i], file);
		}
		s += length;
	}
	putc_unlocked('"', file);
}

bool json_loses(const char *string)
{
	const unsigned char *s = (const unsigned char *)string;
	uint32_t code;

	for (s += plain_length(s); *s; s += plain_length(s)) {
		size_t length = utf8_sequence(s, &code);

		if (!length)
			return true;
		s += length;
	}
	return false;
}

void json_bytes(FILE *file, const char *string)
{
	putc_unlocked('"', file);
	for (; *string; string++) {
		putc_unlocked(digits[(unsigned char)*string >> 4], file);
		putc_unlocked(digits[*string & 15], file);
	}
	putc_unlocked('"', file);
}

void json_address(FILE *file, uint64_t value)
{
	putc_unlocked('"', file);
	text_address(file, value);
	putc_unlocked('"', file);
}

size_t text_address(FILE *file, uint64_t value)
{
	char text[18];
	char *end = text + sizeof text, *start = end;

	do
		*--start = digits[value & 15];
	while (value >>= 4);
	*--start = 'x';
	*--start = '0';
	if (file)
		fwrite(start, 1, (size_t)(end - start), file);
	return (size_t)(end - start);
}

/* Takes one step in *STRING; writes what is shown for it to TEXT, and returns
   the number of bytes there.  *COLUMNS grows. */
static size_t printable_step(const unsigned char **string, char text[4], size_t *columns)
{
	const unsigned char *s = *string;
	uint32_t code = 0;
	size_t length = utf8_sequence(s, &code);

	if (length == 0 || code < 0x20 || (code >= 0x7f && code < 0xa0)) {
		/* One byte; what is left of a C1 control is not valid by itself. */
		text[0] = '\\';
		text[1] = 'x';
		text[2] = digits[*s >> 4];
		text[3] = digits[*s & 15];
		*string += 1;
		*columns += 4;
		return 4;
	}
	memcpy(text, s, length);
	*string += length;
	*columns += 1;
	return length;
}

size_t text_write(FILE *file, const char *string)
{
	const unsigned char *s = (const unsigned char *)string;
	size_t columns = 0;
	char text[4];

	for (;;) {
		size_t length = write_plain(file, s);

		s += length;
		columns += length;
		if (!*s)
			return columns;
		length = printable_step(&s, text, &columns);
		for (size_t i = 0; i < length; i++)
			putc_unlocked(text[i], file);
	}
}

void text_vprintf(FILE *file, const char *format, va_list arguments)
{
	char text[16384];
	size_t length = strlen(format);
	int printed;

	printed = vsnprintf(text, sizeof text, format, arguments);
	if (printed < 0)
		return;
	if (length && format[length - 1] == '\n' && printed < (int)sizeof text)
		text[printed - 1] = 0;
	text_write(file, text);
	if (printed >= (int)sizeof text)
		fputs("...", file);
	if (length && format[length - 1] == '\n')
		putc_unlocked('\n', file);
}

void text_printf(FILE *file, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	text_vprintf(file, format, arguments);
	va_end(arguments);
}

size_t text_width(const char *string)
{
	const unsigned char *s = (const unsigned char *)string;
	size_t columns = 0;
	char text[4];

	for (;;) {
		size_t length = plain_length(s);

		s += length;
		columns += length;
		if (!*s)
			return columns;
		printable_step(&s, text, &columns);
	}
}

char *text_printable(const char *string)
{
	const unsigned char *s = (const unsigned char *)string;
	size_t columns = 0;
	char *result = malloc(strlen(string) * 4 + 1);
	char *end = result;

	if (!result)
		return NULL;
	while (*s)
		end += printable_step(&s, end, &columns);
	*end = 0;
	return result;
}

void text_pad(FILE *file, size_t count)
{
	while (count--)
		putc_unlocked(' ', file);
}
