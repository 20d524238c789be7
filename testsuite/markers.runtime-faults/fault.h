/* SPDX-License-Identifier: MIT */
/* fault-auto-1.c to fault-large-mprotect-1.c: what fails are functions of the C library, as the linker's
   --wrap makes them. */
#include "fault-script.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/syscall.h>

/* Which call fails: 0 none.  COUNT: how many there were. */
static int failing, count;
static int fails(void)
{
	return ++count == failing;
}

#define WRAP(type, name, parameters, arguments, error, result)                 \
	type __wrap_##name parameters;                                         \
	type __real_##name parameters;                                         \
	type __wrap_##name parameters                                          \
	{                                                                      \
		if (fails()) {                                                 \
			errno = error;                                         \
			return result;                                         \
		}                                                              \
		return __real_##name arguments;                                \
	}
WRAP(void *, malloc, (size_t a), (a), ENOMEM, NULL)
WRAP(void *, calloc, (size_t a, size_t b), (a, b), ENOMEM, NULL)
WRAP(void *, realloc, (void *a, size_t b), (a, b), ENOMEM, NULL)
WRAP(char *, strdup, (const char *a), (a), ENOMEM, NULL)
WRAP(int, open, (const char *a, int b, int c), (a, b, c), EMFILE, -1)
WRAP(ssize_t, pwrite, (int a, const void *b, size_t c, off_t d), (a, b, c, d), FAULT_PWRITE, -1)
WRAP(int, mprotect, (void *a, size_t b, int c), (a, b, c), ENOMEM, -1)
WRAP(long, syscall, (long a, long b, long c, long d), (a, b, c, d), EPERM, -1)
WRAP(DIR *, opendir, (const char *a), (a), EMFILE, NULL)
WRAP(int, pthread_sigmask, (int a, const sigset_t *b, sigset_t *c), (a, b, c), 0, EPERM)
WRAP(int, sigaction, (int a, const struct sigaction *b, struct sigaction *c), (a, b, c), EINVAL, -1)

static void arm(int n)
{
	count = 0;
	failing = n;
}

static int disarm(void)
{
	failing = 0;
	return count;
}

int main(void)
{
	run_scripts();
	return 0;
}
