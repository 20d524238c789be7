/* SPDX-License-Identifier: MIT */
/* The program of fault-*.c: each allocation and system call of the runtime fails
   once in each place where it is made; afterwards all is as before or all is done,
   and the next call works. */
#include "fixture.h"
#include "text.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

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
WRAP(int, sigaction, (int a, const struct sigaction *b, struct sigaction *c), (a, b, c), EINVAL, -1)

static int hits;
static __attribute__((used)) void body(void *data, int i)
{
	(void)data;
	hits += i;
}
static __attribute__((used)) void variadic_body(int i, ...)
{
	hits += i;
}
static void probe(void *data, int i)
{
	hits += i * *(int *)data;
}
#define PROBE ((void (*)(void))probe)

FIXTURE_OBJECT;
FIXTURE_BODY_MARKER(a, "", "a", body);
FIXTURE_MARKER(b, "", "b");
FIXTURE_VARIADIC_MARKER(v, "", "v", variadic_body);
FIXTURE_BODY_MARKER(many, "", "many", body);

/* Enough for the way of large batches, or of very large ones. */
#ifndef FAULT_MANY
#define FAULT_MANY 400
#endif
FIXTURE_MANY_SITES(many_hosts, FAULT_MANY, many);

#define P1 FIXTURE_SITE_AT_PAGE(4094, many, "m.c", 2, 0);
#define P10 P1 P1 P1 P1 P1 P1 P1 P1 P1 P1
static __attribute__((noinline)) int fire(void)
{
	hits = 0;
	/* Over more than one window, too. */
	many_hosts();
	P10 P10
	FIXTURE_SITE(a, "f.c", 1, 1);
	FIXTURE_SITE_AT(62, b, "f.c", 2, 10);
	FIXTURE_SITE(v, "f.c", 3, 100);
	FIXTURE_SITE(a, "f.c", 4, 1000);
	return hits;
}

/* The steps of a script, and what fire() gives after each. */
static int two = 2, three = 3;
static int step(int number)
{
	switch (number) {
	case 0:
		return markers_enable("a@f.c:1");
	case 1:
		return markers_enable("*");
	case 2:
		return markers_attach("a,b", PROBE, &two);
	case 3:
		return markers_attach("*", PROBE, &three);
	case 4:
		return markers_disable("*");
	case 5:
		return markers_detach("a,b", PROBE, &two);
	case 6:
		return markers_attach("v", PROBE, &two);
	case 7:
		return markers_detach("*", PROBE, &three);
	case 8:
		return markers_disable("a");
	case 9:
		return markers_detach("v", PROBE, &two);
	}
	return 0;
}
enum { STEPS = 10 };
static const int after[STEPS + 1] = { 0, 1, 1101, 3123, 6456, 6456, 4434, 4634, 301, 300, 0 };

static void all_sites(int *foreign)
{
	const struct marker_site *row;
	extern const struct marker_site __start_marker_sites[], __stop_marker_sites[];

	for (row = __start_marker_sites; row < __stop_marker_sites; row++) {
		const unsigned char *site = markers_abi_follow(&row->site);

		*foreign += !(site[0] == 0xe9 || !memcmp(site, "\x0f\x1f\x44\0\0", 5));
	}
}

static int faults;
static void run_script(int n, int failing_step)
{
	int i, foreign = 0;

	for (i = 0; i < STEPS; i++) {
		int r;

		count = 0;
		failing = i == failing_step ? n : 0;
		r = step(i);
		failing = 0;
		if (i == failing_step)
			faults = count;
		all_sites(&foreign);
		CHECK_EQUAL(foreign, 0);
		CHECK(!text_is_writable());
		if (r < 0) {
			CHECK(i == failing_step);
			if (fire() != after[i])
				fprintf(stderr, "step %d, fault %d: %s\n", i, n, markers_strerror(r));
			CHECK_EQUAL(fire(), after[i]);
			r = step(i);
			CHECK(r > 0);
		}
		if (fire() != after[i + 1])
			fprintf(stderr, "step %d, fault %d\n", i, n);
		CHECK_EQUAL(fire(), after[i + 1]);
	}
}

static void *wait(void *data)
{
	(void)data;
	pause();
	return NULL;
}

int main(void)
{
	pthread_t thread;
	int i, n, total = 0, threads;

	for (threads = 0; threads < 2; threads++) {
		for (i = 0; i < STEPS; i++) {
			n = 0;
			do
				run_script(++n, i);
			while (n <= faults);
			total += n;
		}
		if (!threads)
			CHECK_EQUAL(pthread_create(&thread, NULL, wait, NULL), 0);
	}
	CHECK(total > 100);
	return 0;
}
