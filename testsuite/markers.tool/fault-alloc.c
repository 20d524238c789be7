/* SPDX-License-Identifier: MIT */
/*
 * fault-alloc.c - makes allocation number FAULT_ALLOCATION (environment) fail,
 * and says so by a byte to file descriptor FAULT_FD.
 *
 * As a library for LD_PRELOAD: whoever allocates.  With -DFAULT_WRAP, linked into
 * the tool with --wrap: the tool only, but AddressSanitizer may look on.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef FAULT_WRAP
#define OURS(name) __wrap_##name
#define REAL(name) __real_##name
#else
#define OURS(name) name
#define REAL(name) __libc_##name
#endif

void *REAL(malloc)(size_t size);
void *REAL(calloc)(size_t count, size_t size);
void *REAL(realloc)(void *old, size_t size);
void *OURS(malloc)(size_t size);
void *OURS(calloc)(size_t count, size_t size);
void *OURS(realloc)(void *old, size_t size);

static long number, failing;

/* The loader allocates before main(), and before this. */
__attribute__((constructor)) static void start(void)
{
	const char *text = getenv("FAULT_ALLOCATION");

	failing = text ? atol(text) : 0;
	number = 0;
}

static int fails(void)
{
	const char *fd = getenv("FAULT_FD");

	if (!failing || ++number != failing)
		return 0;
	if (fd && write(atoi(fd), "", 1) != 1)
		abort();
	errno = ENOMEM;
	return 1;
}

void *OURS(malloc)(size_t size)
{
	return fails() ? NULL : REAL(malloc)(size);
}

void *OURS(calloc)(size_t count, size_t size)
{
	return fails() ? NULL : REAL(calloc)(count, size);
}

void *OURS(realloc)(void *old, size_t size)
{
	return fails() ? NULL : REAL(realloc)(old, size);
}
