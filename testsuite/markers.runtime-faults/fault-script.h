/* SPDX-License-Identifier: MIT */
/* The program of fault-*.c: something that the runtime calls fails, each thing once in
   each place where it is called; afterwards all is as before or all is done, and the
   next call works.  Who includes it says how that is made to happen:

	static void arm(int n)	  from now on, the Nth fails; 0, none
	static int disarm(void)	  from now on, none; how many there were */
#include "counted.h"
#include "text.h"

#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static void arm(int n);
static int disarm(void);

static __attribute__((used)) void variadic_body(int i, ...)
{
	hits += i;
}
static void probe(void *data, int i)
{
	hits += i * *(int *)data;
}
#define PROBE ((void (*)(void))probe)

COUNTED_MARKER(a);
FIXTURE_MARKER(b, "", "b");
FIXTURE_VARIADIC_MARKER(v, "", "v", variadic_body);
COUNTED_MARKER(many);

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
	const struct markers_probe_spec all[] = { { "a", PROBE, &two }, { "b", PROBE, &three } };

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
	case 10:
		return markers_attach_all(all, 2);
	case 11:
		return markers_detach_all(all, 2);
	}
	return 0;
}
enum { STEPS = 12 };
static const int after[STEPS + 1] = { 0, 1, 1101, 3123, 6456, 6456, 4434, 4634, 301, 300, 0,
				       3033, 0 };

static void all_sites(int *foreign)
{
	const struct marker_site *row;
	extern const struct marker_site __start_marker_sites[], __stop_marker_sites[];

	for (row = __start_marker_sites; row < __stop_marker_sites; row++) {
		const unsigned char *site = markers_abi_follow(&row->site);

		*foreign += !(site[0] == 0xe9 || !memcmp(site, "\x0f\x1f\x44\0\0", 5));
	}
}

/* No signal is blocked, and none has a handler. */
static void signals(void)
{
	struct sigaction action;
	sigset_t set;
	int i;

	CHECK_EQUAL(pthread_sigmask(SIG_BLOCK, NULL, &set), 0);
	for (i = 1; i < 32; i++) {
		CHECK_EQUAL(sigismember(&set, i), 0);
		/* Int3's handler stays. */
		if (i == SIGTRAP)
			continue;
		CHECK_EQUAL(sigaction(i, NULL, &action), 0);
		CHECK(action.sa_handler == SIG_DFL);
	}
}

static int faults;
static void run_script(int n, int failing_step)
{
	int i, foreign = 0;

	for (i = 0; i < STEPS; i++) {
		int r;

		if (i == failing_step)
			arm(n);
		r = step(i);
		if (i == failing_step)
			faults = disarm();
		all_sites(&foreign);
		CHECK_EQUAL(foreign, 0);
		CHECK(!text_is_writable());
		signals();
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

static void *sleep_on(void *data)
{
	(void)data;
	pause();
	return NULL;
}

/* Each step, each thing in it; alone, and beside another thread. */
static void run_scripts(void)
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
			CHECK_EQUAL(pthread_create(&thread, NULL, sleep_on, NULL), 0);
	}
	CHECK(total > 100);
}
