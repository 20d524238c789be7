/* SPDX-License-Identifier: MIT */
/* Nothing of a library that has gone is written, whatever is mapped there next.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-dlopen-library libobject-5.so "late-lib.c" } */
#define _GNU_SOURCE
#include "fixture.h"
#include "check.h"

#include <dlfcn.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>

static void probe(void *data, int i)
{
	(void)data;
	(void)i;
}
#define PROBE ((void (*)(void))probe)

struct span {
	char *start, *stop;
};
static int find(struct dl_phdr_info *info, size_t size, void *data)
{
	struct span *span = data;
	int i;

	(void)size;
	if (!strstr(info->dlpi_name, "libobject-5"))
		return 0;
	for (i = 0; i < info->dlpi_phnum; i++) {
		char *start = (char *)(info->dlpi_addr + info->dlpi_phdr[i].p_vaddr);

		if (info->dlpi_phdr[i].p_type != PT_LOAD)
			continue;
		if (!span->start || start < span->start)
			span->start = (char *)((uintptr_t)start & -4096ul);
		if (start + info->dlpi_phdr[i].p_memsz > span->stop)
			span->stop = start + info->dlpi_phdr[i].p_memsz;
	}
	return 1;
}

int main(void)
{
	struct span span = { 0 };
	void *library = dlopen("./libobject-5.so", RTLD_NOW);
	char *p;

	CHECK(library != NULL);
	CHECK_EQUAL(dl_iterate_phdr(find, &span), 1);
	CHECK_EQUAL(markers_enable("later"), 1);
	CHECK_EQUAL(markers_attach("probed", PROBE, NULL), 1);
	CHECK_EQUAL(dlclose(library), 0);
	/* Bytes that look like sites. */
	p = mmap(span.start, span.stop - span.start, PROT_READ | PROT_WRITE,
		 MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
	CHECK(p == span.start);
	memset(p, 0xe9, span.stop - span.start);
	CHECK_EQUAL(markers_disable("later"), 0);
	CHECK_EQUAL(markers_enable("*"), 0);
	CHECK_EQUAL(markers_detach("probed", PROBE, NULL), 0);
	for (; p < span.stop; p++)
		CHECK_EQUAL((unsigned char)*p, 0xe9);
	return 0;
}
