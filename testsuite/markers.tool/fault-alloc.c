/* SPDX-License-Identifier: MIT */
/*
 * fault-alloc.c - makes allocation number FAULT_ALLOCATION (environment) fail,
 * and says so by a byte to file descriptor FAULT_FD.
 *
 * As a library for LD_PRELOAD: whoever allocates.  With -DFAULT_WRAP, linked into
 * the tool with --wrap: the tool only, and its system calls too; AddressSanitizer
 * may look on.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef FAULT_WRAP
#define OURS(name) __wrap_##name
#define REAL(name) __real_##name
#define REAL_WRITE __real_write
ssize_t __real_write(int fd, const void *bytes, size_t size);
#else
#define OURS(name) name
#define REAL(name) __libc_##name
#define REAL_WRITE write
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
	if (fd && REAL_WRITE(atoi(fd), "", 1) != 1)
		abort();
	errno = ENOMEM;
	return 1;
}

#ifdef FAULT_WRAP
#define WRAP(type, name, parameters, arguments, error, result)  \
	type __real_##name parameters;                          \
	type __wrap_##name parameters;                          \
	type __wrap_##name parameters                           \
	{                                                       \
		if (!fails())                                   \
			return __real_##name arguments;         \
		errno = error;                                  \
		return result;                                  \
	}
WRAP(int, open, (const char *a, int b, int c), (a, b, c), EMFILE, -1)
WRAP(int, stat, (const char *a, void *b), (a, b), EIO, -1)
WRAP(int, lstat, (const char *a, void *b), (a, b), EIO, -1)
WRAP(int, fstat, (int a, void *b), (a, b), EIO, -1)
WRAP(void *, mmap, (void *a, size_t b, int c, int d, int e, long f), (a, b, c, d, e, f), ENOMEM,
     (void *)-1)
WRAP(char *, realpath, (const char *a, char *b), (a, b), ENOMEM, NULL)
WRAP(int, mkstemp, (char *a), (a), EMFILE, -1)
WRAP(ssize_t, write, (int a, const void *b, size_t c), (a, b, c), ENOSPC, -1)
WRAP(int, fchown, (int a, int b, int c), (a, b, c), EIO, -1)
WRAP(int, fchmod, (int a, int b), (a, b), EIO, -1)
WRAP(int, rename, (const char *a, const char *b), (a, b), EIO, -1)
#endif

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
