/* SPDX-License-Identifier: MIT */
/* checker.c - how each part of "markers check" says what it found. */
#include "checker.h"
#include "text.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

void check_fault(struct checker *checker, uint64_t address, const char *format, ...)
{
	const struct elf_image *image = checker->image;
	const struct elf_range *range = elf_image_range(image, address);
	va_list arguments;

	checker->faults++;
	text_printf(stdout, "%s: ", image->path);
	if (range)
		printf("offset 0x%" PRIx64 ": ",
		       (uint64_t)(range->bytes - image->bytes) + address - range->address);
	va_start(arguments, format);
	vprintf(format, arguments);
	va_end(arguments);
	putchar('\n');
}
