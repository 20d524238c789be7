/* SPDX-License-Identifier: MIT */
/* Loading one more object with the same markers takes as many allocations as the one
   before, however many there are.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-dlopen-library libcopies-1.so "late-lib.c" } */
#include "fixture.h"
#include "check.h"

#include <dlfcn.h>
#include <unistd.h>

extern void *__libc_calloc(size_t, size_t);
static long allocations;
void *calloc(size_t count, size_t size)
{
	allocations++;
	return __libc_calloc(count, size);
}

static void probe(void *data, int i)
{
	(void)data;
	(void)i;
}
#define PROBE ((void (*)(void))probe)

static void copy(const char *to)
{
	FILE *in = fopen("./libcopies-1.so", "rb"), *out = fopen(to, "wb");
	int c;

	CHECK(in && out);
	while ((c = getc(in)) != EOF)
		putc(c, out);
	fclose(in);
	CHECK(!ferror(out));
	fclose(out);
}

FIXTURE_OBJECT;

/* What it takes to load copy NUMBER. */
static long load(int number)
{
	char name[32];
	long before;

	snprintf(name, sizeof(name), "./copies-1-%d.so", number);
	copy(name);
	before = allocations;
	CHECK(dlopen(name, RTLD_NOW | RTLD_LOCAL) != NULL);
	unlink(name);
	return allocations - before;
}

int main(void)
{
	long one, more;
	int i;

	CHECK(markers_attach("*", PROBE, NULL) >= 0);
	CHECK(markers_attach("probed", PROBE, &allocations) >= 0);
	for (i = 0; i < 4; i++)
		one = load(i);
	for (; i < 40; i++)
		more = load(i);
	CHECK(one > 0);
	/* The loader may want some, too. */
	CHECK(more <= one + 8);
	return 0;
}
