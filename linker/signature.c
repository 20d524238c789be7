/* SPDX-License-Identifier: MIT */
/*
 * signature.c - the ways in which ELF files are signed: a section, bytes after
 * the ELF file, extended attributes.  A build ID is none: it names the link
 * that a file comes from, and the file's debugging information still fits.
 */
#include "signature.h"
#include "tool.h"

#include <string.h>
#include <sys/xattr.h>

static void note(const char *out, const char *what)
{
	message("%s: note: %s is void, since code has changed; sign the file again", out, what);
}

static void check_sections(const struct elf_image *image, const char *out)
{
	static const struct {
		const char *section, *what;
	} known[] = {
		{".sig", "the signature in section .sig"},
		{".signature", "the signature in section .signature"},
		{".sha256_sig", "the signature in section .sha256_sig"},
		{".digest_md5", "the checksum in section .digest_md5"},
		{".note.signature", "the signature in section .note.signature"},
	};

	for (size_t i = 1; i < image->section_count; i++)
		for (size_t j = 0; j < sizeof known / sizeof known[0]; j++)
			if (image->sections[i].size &&
			    strcmp(image->sections[i].name, known[j].section) == 0)
				note(out, known[j].what);
}

static void check_appended(const struct elf_image *image, const char *out)
{
	static const char magic[] = "~Module signature appended~\n";
	size_t length = sizeof magic - 1;

	if (image->size > length &&
	    memcmp(image->bytes + image->size - length, magic, length) == 0)
		note(out, "the signature at the end of the file");
}

static void check_attributes(const struct source_file *source, const char *file,
			     const char *out)
{
	if (fgetxattr(source->fd, "security.ima", NULL, 0) > 0)
		message("%s: note: the IMA signature of %s does not hold for it; sign it", out,
			file);
	if (fgetxattr(source->fd, "security.capability", NULL, 0) > 0)
		message("%s: note: it does not get the capabilities of %s; give them with setcap",
			out, file);
}

void signature_notes(const struct elf_image *image, const char *file, const char *out)
{
	check_sections(image, out);
	check_appended(image, out);
	check_attributes(image->source, file, out);
}
