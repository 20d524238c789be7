/* SPDX-License-Identifier: MIT */
/* symbol-table.h - from an address to the function symbol that covers it. */
#ifndef SYMBOL_TABLE_H
#define SYMBOL_TABLE_H

#include "debug-link.h"
#include "elf-image.h"

struct symbol {
	uint64_t address, size;
	const char *name; /* null: only where it is, is known */
	uint32_t length;  /* of the name */
	unsigned char rank; /* of several at one address the highest comes first */
};

struct symbol_table {
	struct symbol *symbols; /* by address */
	size_t count, capacity;
	struct elf_work *work;
	struct debug_file debug; /* where the symbols of a stripped file are */
	enum debug_link link;	 /* DEBUG_LINK_NONE also if it is not stripped */
	const char *debug_name;
	bool stripped; /* only exported symbols, if any, and nameless functions */
};

/* Reads the function symbols of IMAGE: .symtab, or if it is stripped that of its
   debug file, or .dynsym and, without names, what .eh_frame describes.
   False after a message; a table without symbols is fine. */
bool symbol_table_open(struct symbol_table *table, const struct elf_image *image);
void symbol_table_close(struct symbol_table *table);

/* Why symbols are missing, as the end of a sentence: "" or " (...)".  Newly
   allocated; null if memory ran out. */
char *symbol_table_reason(const struct symbol_table *table);

/* Are A and B (or aliases of theirs) parts of one function, as GCC names them:
   "f" and "f.cold"? */
bool symbol_table_same_function(const struct symbol_table *table, const struct symbol *a,
				const struct symbol *b);

/* Does GCC name it as the cold part of a function? */
bool symbol_is_cold(const struct symbol *symbol);

/* The symbol that covers ADDRESS, or null. */
const struct symbol *symbol_table_find(const struct symbol_table *table, uint64_t address);

/* Does a symbol cover an address of the SIZE bytes at ADDRESS? */
bool symbol_table_any(const struct symbol_table *table, uint64_t address, uint64_t size);

#endif /* SYMBOL_TABLE_H */
