/* SPDX-License-Identifier: MIT */
/*
 * hostile.c - writes ELF files that are made to keep the tool busy:
 *	hostile SHAPE N FILE
 * N scales what the file has, and with it its size.  The shapes are at the end.
 */
#include <elf.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "markers-abi.h"

#define ROOM ((size_t)1 << 28)
#define MOST_SECTIONS 1000000

/* The file; offsets are its addresses, too. */
static unsigned char *bytes;
static size_t size;
static Elf64_Shdr *sections;
static size_t section_count = 1;
static char names[256] = "";
static size_t names_size = 1;
static size_t n;

static size_t add(const void *what, size_t count)
{
	size_t start = size;

	if (count > ROOM - size)
		abort();
	if (what)
		memcpy(bytes + size, what, count);
	size += count;
	return start;
}

static void align(size_t to)
{
	size = (size + to - 1) / to * to;
}

/* A string of LENGTH times C. */
static size_t add_string(int c, size_t length)
{
	size_t start = add(NULL, length + 1);

	memset(bytes + start, c, length);
	bytes[start + length] = 0;
	return start;
}

static size_t add_section(const char *name, unsigned int type, unsigned long flags, size_t start,
			  size_t count)
{
	Elf64_Shdr *section = &sections[section_count];

	*section = (Elf64_Shdr){.sh_name = (Elf64_Word)names_size,
				.sh_type = type,
				.sh_flags = flags,
				.sh_addr = flags & SHF_ALLOC ? start : 0,
				.sh_offset = start,
				.sh_size = count};
	strcpy(names + names_size, name);
	names_size += strlen(name) + 1;
	return section_count++;
}

/* The relative field at AT names TO. */
static void point(size_t at, size_t to)
{
	marker_relative distance = (marker_relative)((long)to - (long)at);

	memcpy(bytes + at, &distance, sizeof distance);
}

/* What all shapes have. */
static size_t text, site, block, sled, descriptor, location, rows, strings;

#define POINT(base, type, member, to) point((base) + offsetof(struct type, member), to)

/* The host, and a block of COUNT NOPs and a jump back. */
static void add_code(size_t count)
{
	static const unsigned char host[] = {0x0f, 0x1f, 0x44, 0, 0, 0xc3}, jump[] = {0xe9};

	text = site = add(host, sizeof host);
	block = sled = add(NULL, count);
	memset(bytes + block, 0x90, count);
	add(jump, 1);
	point(size, site + 5 - 4);
	add(NULL, 4);
	add_section(".text", SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR, text, size - text);
}

/* COUNT descriptors of the name at NAME. */
static void add_descriptors(size_t count, size_t name)
{
	struct marker_descriptor d = {.size = sizeof d, .version = MARKERS_ABI_VERSION};
	size_t empty = add("", 1);

	align(8);
	for (size_t i = 0; i < count; i++) {
		size_t at = add(&d, sizeof d);

		if (!i)
			descriptor = at;
		POINT(at, marker_descriptor, provider, empty);
		POINT(at, marker_descriptor, name, name);
		POINT(at, marker_descriptor, prototype, name);
		POINT(at, marker_descriptor, symbol, name);
	}
	add_section("marker_descriptors", SHT_PROGBITS, SHF_ALLOC | SHF_WRITE, descriptor,
		    size - descriptor);
}

/* COUNT rows; block I begins I times STEP bytes after the first. */
static void add_rows(size_t count, size_t step, size_t string)
{
	struct marker_location l = {.line = 1};
	struct marker_site row = {0};

	align(8);
	location = add(&l, sizeof l);
	POINT(location, marker_location, file, string);
	POINT(location, marker_location, function, string);
	for (size_t i = 0; i < count; i++) {
		size_t at = add(&row, sizeof row);

		if (!i)
			rows = at;
		POINT(at, marker_site, site, site);
		POINT(at, marker_site, block, block + i * step);
		POINT(at, marker_site, descriptor, descriptor);
		POINT(at, marker_site, location, location);
	}
	add_section("marker_sites", SHT_PROGBITS, SHF_ALLOC, rows, count * sizeof row);
}

static Elf64_Sym symbol_of(size_t name, size_t address, size_t count)
{
	return (Elf64_Sym){.st_name = (Elf64_Word)name,
			   .st_info = ELF64_ST_INFO(STB_GLOBAL, STT_FUNC),
			   .st_shndx = 1,
			   .st_value = address,
			   .st_size = count};
}

/* COUNT symbols, of which each has the name of LENGTH bytes, at the host and at the
   block's start; no symbols but those of host and block if COUNT is 0. */
static void add_symbols(size_t count, size_t length)
{
	size_t start, end, link;
	Elf64_Sym symbol = {0};

	start = add("", 1);
	add("f", 2);
	add("f.cold", 7);
	if (count)
		add_string('f', length);
	end = size;
	link = add_section(".strtab", SHT_STRTAB, 0, start, end - start);
	align(8);
	start = add(&symbol, sizeof symbol);
	symbol = symbol_of(1, site, block - site);
	add(&symbol, sizeof symbol);
	symbol = symbol_of(3, block, rows ? rows - block : 5);
	add(&symbol, sizeof symbol);
	for (size_t i = 0; i < count; i++) {
		symbol = symbol_of(10 + i % 8, site + i % 2 * (block - site), 5);
		add(&symbol, sizeof symbol);
	}
	sections[add_section(".symtab", SHT_SYMTAB, 0, start, size - start)].sh_link =
		(Elf64_Word)link;
}

static void usual(size_t instructions, size_t row_count, size_t step, size_t length)
{
	add_code(instructions);
	strings = add_string('m', length);
	add_descriptors(1, strings);
	add_rows(row_count, step, strings);
	add_symbols(0, 0);
}

/* Two long CIEs, named in turn by short entries. */
static void add_frames(void)
{
	unsigned int word = (unsigned int)(16 * n), zero = 0;
	size_t cie[2], start = 0;

	align(8);
	for (int i = 0; i < 2; i++) {
		cie[i] = add(&word, 4);
		if (!i)
			start = cie[0];
		add(&zero, 4);
		memset(bytes + add(NULL, word - 4), 'R', word - 4);
		memcpy(bytes + cie[i] + 8, "\001z", 2);
	}
	for (size_t i = 0; i < n; i++) {
		unsigned int length = 20, distance;

		add(&length, 4);
		distance = (unsigned int)(size - cie[i % 2]);
		add(&distance, 4);
		memset(bytes + add(NULL, 16), 0, 16);
	}
	add_section(".eh_frame", SHT_PROGBITS, SHF_ALLOC, start, size - start);
}

/* Notes of ours, one behind the other; segments will have all of them. */
static size_t notes, notes_size;
static void add_notes(size_t row_count)
{
	struct marker_object_note note = {.name_size = 8,
					  .descriptor_size = 20,
					  .type = MARKERS_NOTE_TYPE,
					  .name = MARKERS_NOTE_NAME,
					  .version = MARKERS_ABI_VERSION};

	align(8);
	notes = size;
	for (size_t i = 0; i < n; i++) {
		size_t at = add(&note, offsetof(struct marker_object_note, twin));

		POINT(at, marker_object_note, sites_start, rows);
		POINT(at, marker_object_note, sites_stop,
		      rows + row_count * sizeof(struct marker_site));
	}
	notes_size = size - notes;
}

/* Many rows of one long block; of blocks that begin in each other's middle. */
static void shape_rows(void)
{
	usual(n, n, 0, 1);
}

static void shape_middles(void)
{
	usual(n, n, 1, 1);
}

/* Many rows with a long name; one with it, and many with a short one. */
static void shape_strings(void)
{
	usual(1, n, 0, 64 * n);
}

static void shape_wide(void)
{
	struct marker_location l = {.line = 1};
	size_t wide, name;

	usual(1, n, 0, 1);
	name = add_string('w', 16 * n);
	align(8);
	wide = add(&l, sizeof l);
	POINT(wide, marker_location, file, name);
	POINT(wide, marker_location, function, name);
	POINT(rows, marker_site, location, wide);
}

/* Many sections, of which each has all that is in memory. */
static void shape_sections(void)
{
	usual(1, n, 0, 1);
	for (size_t i = 0; i < n; i++) {
		size_t from = 4 - i % 2; /* descriptors, rows */

		sections[section_count++] = sections[from - 1];
	}
}

/* Many symbols with one long name; many at two addresses that the block goes through. */
static void shape_symbols(void)
{
	add_code(100);
	strings = add_string('m', 1);
	add_descriptors(1, strings);
	add_rows(n, 0, strings);
	add_symbols(n, 64 * n);
}

static void shape_frames(void)
{
	add_code(1);
	strings = add_string('m', 1);
	add_descriptors(1, strings);
	add_rows(1, 0, strings);
	add_frames();
}

static void shape_notes(void)
{
	usual(1, n, 0, 1);
	section_count = 1;
	add_notes(0);
}

/* The same, and each note names all rows. */
static void shape_tables(void)
{
	usual(1, n, 0, 1);
	section_count = 1;
	add_notes(n);
}

/* Many descriptors with one long list of parameters. */
static void shape_parameters(void)
{
	struct marker_parameter parameter = {.size = 4};
	size_t count = 8 * n < 65535 ? 8 * n : 65535, list = 0;

	usual(1, 1, 0, 1);
	section_count = 1;
	align(8);
	for (size_t i = 0; i < count; i++) {
		size_t at = add(&parameter, sizeof parameter);

		if (!i)
			list = at;
		POINT(at, marker_parameter, type, strings);
	}
	add_descriptors(n, strings);
	for (size_t i = 0; i < n; i++) {
		struct marker_descriptor *d = (void *)(bytes + descriptor + i * sizeof *d);

		d->parameter_count = (uint16_t)count;
		d->parameter_size = sizeof parameter;
		POINT(descriptor + i * sizeof *d, marker_descriptor, parameters, list);
	}
	add_rows(1, 0, strings);
}

/* An object file of many sections, and symbols that name them by SHN_XINDEX. */
static int type = ET_DYN;
static void shape_indexes(void)
{
	Elf64_Sym symbol = symbol_of(1, 0, 1);
	size_t start, table;
	uint32_t index = 1;

	type = ET_REL;
	usual(1, 1, 0, 1);
	section_count--; /* another .symtab */
	for (size_t i = 0; i < n; i++)
		add_section("", SHT_PROGBITS, 0, size, 0), names_size--;
	symbol.st_shndx = SHN_XINDEX;
	align(8);
	start = size;
	for (size_t i = 0; i < n; i++)
		add(&symbol, sizeof symbol);
	table = add_section(".symtab", SHT_SYMTAB, 0, start, size - start);
	sections[table].sh_link = 4; /* .strtab */
	start = size;
	for (size_t i = 0; i < n; i++)
		add(&index, sizeof index);
	sections[add_section(".symtab_shndx", SHT_SYMTAB_SHNDX, 0, start, size - start)].sh_link =
		(Elf64_Word)table;
}

/* An archive of many members with one long name. */
static void write_archive(FILE *file)
{
	const size_t length = 16 * n;

	fprintf(file, "!<arch>\n%-48s%-10zu`\n", "//", length + 2);
	for (size_t i = 0; i < length; i++)
		putc('m', file);
	fputs("/\n", file);
	for (size_t i = 0; i < n; i++)
		fprintf(file, "/%-15d%-12d%-6d%-6d%-8d%-10d`\ntext", 0, 0, 0, 0, 644, 4);
}

static void write_file(FILE *file)
{
	const size_t note_count = notes_size ? (n < 60000 ? n : 60000) : 0;
	Elf64_Phdr load = {.p_type = PT_LOAD, .p_flags = PF_R | PF_W | PF_X, .p_align = 4096};
	Elf64_Phdr note = {.p_type = PT_NOTE, .p_flags = PF_R, .p_offset = notes,
			   .p_vaddr = notes, .p_filesz = notes_size, .p_memsz = notes_size};
	Elf64_Ehdr header = {.e_ident = ELFMAG, .e_machine = EM_X86_64, .e_version = EV_CURRENT,
			     .e_ehsize = sizeof header, .e_phentsize = sizeof load,
			     .e_shentsize = sizeof *sections};
	size_t start = add(names, names_size);

	if (section_count > 1) {
		add_section("", SHT_STRTAB, 0, start, names_size - 1);
		header.e_shstrndx = SHN_XINDEX;
		sections[0].sh_link = (Elf64_Word)section_count - 1;
		sections[0].sh_size = section_count;
		align(8);
		header.e_shoff = add(sections, section_count * sizeof *sections);
	}
	header.e_ident[EI_CLASS] = ELFCLASS64;
	header.e_ident[EI_DATA] = ELFDATA2LSB;
	header.e_ident[EI_VERSION] = EV_CURRENT;
	header.e_type = (Elf64_Half)type;
	if (type != ET_REL) {
		align(8);
		header.e_phnum = (Elf64_Half)(1 + note_count);
		load.p_filesz = load.p_memsz = size;
		header.e_phoff = add(&load, sizeof load);
		for (size_t i = 0; i < note_count; i++)
			add(&note, sizeof note);
	}
	memcpy(bytes, &header, sizeof header);
	fwrite(bytes, 1, size, file);
}

static const struct shape {
	const char *name;
	void (*make)(void);
} shapes[] = {
	{"rows", shape_rows},	      {"middles", shape_middles}, {"strings", shape_strings},
	{"wide", shape_wide},	      {"sections", shape_sections}, {"symbols", shape_symbols},
	{"frames", shape_frames},     {"notes", shape_notes},       {"tables", shape_tables},
	{"parameters", shape_parameters}, {"indexes", shape_indexes}, {"members", NULL},
};

int main(int argc, char **argv)
{
	FILE *file = argc == 4 ? fopen(argv[3], "wb") : NULL;

	bytes = calloc(ROOM, 1);
	sections = calloc(MOST_SECTIONS, sizeof *sections);
	if (!file || !bytes || !sections)
		return 2;
	n = strtoul(argv[2], NULL, 0);
	add(NULL, sizeof(Elf64_Ehdr));
	for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++) {
		if (strcmp(shapes[i].name, argv[1]) != 0)
			continue;
		if (shapes[i].make) {
			shapes[i].make();
			write_file(file);
		} else {
			write_archive(file);
		}
		return fclose(file) != 0;
	}
	return 2;
}
