/* SPDX-License-Identifier: MIT */
/* symbol-table.c - function symbols, sorted once, found by bisection. */
#include "symbol-table.h"
#include "text.h"
#include "tool.h"
#include "unwind-table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* That are compared by name; a hostile file may have millions. */
#define MOST_ALIASES 64

static int compare(const void *a, const void *b)
{
	const struct symbol *left = a, *right = b;

	if (left->address != right->address)
		return left->address < right->address ? -1 : 1;
	return (left->rank < right->rank) - (left->rank > right->rank);
}

/* A global name says more than a weak or local alias; one with a size covers
   its function. */
static unsigned char rank(const Elf64_Sym *symbol)
{
	unsigned char binding = ELF64_ST_BIND(symbol->st_info);

	return (unsigned char)((symbol->st_size ? 4 : 0) + (binding == STB_GLOBAL ? 2 : 0) +
			       (binding == STB_WEAK ? 1 : 0));
}

/* The name at OFFSET and its length, which is 0 if there is none. */
static const char *symbol_name(const struct elf_image *image, const struct elf_section *strings,
			       uint32_t offset, uint32_t *length)
{
	const char *name = (const char *)elf_section_bytes(image, strings) + offset;
	uint64_t limit = offset < strings->size ? strings->size - offset : 0;

	if (limit > STRING_LIMIT)
		limit = STRING_LIMIT;
	*length = limit && !image->work->spent ? (uint32_t)strnlen(name, limit) : 0;
	if (*length == limit || !elf_work_spend(image->work, elf_work_of_string(*length)))
		*length = 0;
	return name;
}

static bool is_function(const Elf64_Sym *symbol)
{
	unsigned char type = ELF64_ST_TYPE(symbol->st_info);

	return (type == STT_FUNC || type == STT_GNU_IFUNC) && symbol->st_shndx != SHN_UNDEF;
}

static bool append(struct symbol_table *table, const struct symbol *symbol)
{
	if (table->count == table->capacity) {
		size_t capacity = 2 * table->capacity + 256;
		struct symbol *symbols = realloc(table->symbols, capacity * sizeof *symbols);

		if (!symbols)
			return out_of_memory(), false;
		table->symbols = symbols;
		table->capacity = capacity;
	}
	table->symbols[table->count++] = *symbol;
	return true;
}

static bool add(struct symbol_table *table, const struct elf_image *image,
		const struct elf_section *section, size_t index)
{
	const struct elf_section *strings = &image->sections[section->link];
	Elf64_Sym symbol;
	uint64_t base = 0;
	const char *name;
	uint32_t length;

	memcpy(&symbol, elf_section_bytes(image, section) + index * sizeof symbol, sizeof symbol);
	if (!is_function(&symbol))
		return true;
	if (image->relocatable) {
		base = image->sections[elf_symbol_section(image, section, index, &symbol)].address;
		if (!base)
			return true;
	}
	name = symbol_name(image, strings, symbol.st_name, &length);
	return !length ||
	       append(table, &(struct symbol){
				     .address = base + symbol.st_value,
				     .size = symbol.st_size,
				     .name = name,
				     .length = length,
				     .rank = rank(&symbol),
			     });
}

/* An unwind_visitor. */
static bool add_nameless(void *data, uint64_t address, uint64_t size)
{
	return append(data, &(struct symbol){.address = address, .size = size});
}

static const struct elf_section *find_table(const struct elf_image *image, uint32_t type)
{
	for (size_t i = 1; i < image->section_count; i++) {
		const struct elf_section *section = &image->sections[i];

		if (section->type == type && section->link < image->section_count &&
		    image->sections[section->link].type == SHT_STRTAB &&
		    !((section->flags | image->sections[section->link].flags) & SHF_COMPRESSED))
			return section;
	}
	return NULL;
}

static bool read_table(struct symbol_table *table, const struct elf_image *image,
		       const struct elf_section *section)
{
	size_t count = section ? section->size / sizeof(Elf64_Sym) : 0;

	for (size_t i = 1; i < count; i++)
		if (!add(table, image, section, i))
			return false;
	return true;
}

static bool read_symbols(struct symbol_table *table, const struct elf_image *image)
{
	const struct elf_section *section = find_table(image, SHT_SYMTAB);

	if (section)
		return read_table(table, image, section);
	table->link = debug_file_open(&table->debug, image, &table->debug_name);
	if (table->link == DEBUG_LINK_FAILED)
		return false;
	section = table->link == DEBUG_LINK_FOUND ? find_table(&table->debug.image, SHT_SYMTAB)
						  : NULL;
	if (section)
		return read_table(table, &table->debug.image, section);
	table->stripped = true;
	return read_table(table, image, find_table(image, SHT_DYNSYM)) &&
	       (image->relocatable || unwind_table_visit(image, add_nameless, table));
}

bool symbol_table_open(struct symbol_table *table, const struct elf_image *image)
{
	*table = (struct symbol_table){.link = DEBUG_LINK_NONE, .work = image->work};
	if (!read_symbols(table, image))
		return false;
	if (table->count)
		qsort(table->symbols, table->count, sizeof *table->symbols, compare);
	return true;
}

char *symbol_table_reason(const struct symbol_table *table)
{
	char *name = message_printable(table->debug_name ? table->debug_name : "");
	size_t size = (name ? strlen(name) : 0) + 64;
	char *reason = name ? calloc(size, 1) : NULL;

	if (reason && table->link == DEBUG_LINK_MISSING)
		snprintf(reason, size, " (its debug file %s is not beside it)", name);
	else if (reason && table->link == DEBUG_LINK_DIFFERENT)
		snprintf(reason, size, " (its debug file %s belongs to another link)", name);
	if (name && !reason)
		out_of_memory();
	free(name);
	return reason;
}

void symbol_table_close(struct symbol_table *table)
{
	free(table->symbols);
	debug_file_close(&table->debug);
}

/* The length of a name without what GCC adds for the cold part. */
static size_t stem_length(const struct symbol *symbol)
{
	static const char cold[] = ".cold";
	size_t length = symbol->length, end = sizeof cold - 1;

	if (length > end && memcmp(symbol->name + length - end, cold, end) == 0)
		length -= end;
	return length;
}

bool symbol_is_cold(const struct symbol *symbol)
{
	return symbol->name && stem_length(symbol) != symbol->length;
}

static bool same_stem(const struct symbol_table *table, const struct symbol *a,
		      const struct symbol *b)
{
	size_t length = stem_length(a);

	return length == stem_length(b) &&
	       elf_work_spend(table->work, elf_work_of_string(length)) &&
	       memcmp(a->name, b->name, length) == 0;
}

static bool is_alias(const struct symbol_table *table, const struct symbol *alias,
		     const struct symbol *symbol)
{
	return alias < table->symbols + table->count && alias < symbol + MOST_ALIASES &&
	       alias->address == symbol->address;
}

bool symbol_table_same_function(const struct symbol_table *table, const struct symbol *a,
				const struct symbol *b)
{
	for (const struct symbol *i = a; is_alias(table, i, a); i++) {
		if (i != a && !elf_work_spend(table->work, 1))
			return false;
		for (const struct symbol *j = b; is_alias(table, j, b); j++)
			if (i->name && j->name && same_stem(table, i, j))
				return true;
	}
	return false;
}

/* The number of symbols at addresses below ADDRESS; with it, if INCLUSIVE. */
static size_t count_below(const struct symbol_table *table, uint64_t address, bool inclusive)
{
	size_t low = 0, high = table->count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;
		uint64_t there = table->symbols[middle].address;

		if (there < address || (inclusive && there == address))
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

const struct symbol *symbol_table_find(const struct symbol_table *table, uint64_t address)
{
	size_t count = count_below(table, address, true);
	const struct symbol *symbol;

	if (count == 0)
		return NULL;
	symbol = &table->symbols[count - 1];
	/* The first of its aliases. */
	if (count > 1 && symbol[-1].address == symbol->address)
		symbol = &table->symbols[count_below(table, symbol->address, false)];
	/* Assembly leaves out the size: such a symbol goes to the next one. */
	if (symbol->size && address - symbol->address >= symbol->size)
		return NULL;
	return symbol;
}

bool symbol_table_any(const struct symbol_table *table, uint64_t address, uint64_t size)
{
	const size_t before = count_below(table, address, false);

	return size && (before < count_below(table, address + size - 1, true) ||
			symbol_table_find(table, address));
}
