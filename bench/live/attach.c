/* SPDX-License-Identifier: MIT */
/*
 * attach - what probes of many markers, and many objects, take: usage
 *
 *	attach markers NUMBER		attaches a probe to each of so many markers and
 *					detaches it: one by one, in one call, by a pattern
 *	attach objects LIBRARY...	loads each with everything enabled, and unloads it
 *
 * Prints lines "name microseconds", of the thread's own time.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <markers.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* 10,000 markers m_0000 to m_9999, each with a site. */
#define ONE(n) MARKER void m_##n(int x);
#define FIRE(n) m_##n(x);
#define TEN(what, n) what(n##0) what(n##1) what(n##2) what(n##3) what(n##4) \
	what(n##5) what(n##6) what(n##7) what(n##8) what(n##9)
#define HUNDRED(what, n) TEN(what, n##0) TEN(what, n##1) TEN(what, n##2) TEN(what, n##3) \
	TEN(what, n##4) TEN(what, n##5) TEN(what, n##6) TEN(what, n##7) TEN(what, n##8) \
	TEN(what, n##9)
#define THOUSAND(n) \
	HUNDRED(ONE, n##0) HUNDRED(ONE, n##1) HUNDRED(ONE, n##2) HUNDRED(ONE, n##3) \
	HUNDRED(ONE, n##4) HUNDRED(ONE, n##5) HUNDRED(ONE, n##6) HUNDRED(ONE, n##7) \
	HUNDRED(ONE, n##8) HUNDRED(ONE, n##9) \
	void host_##n(int x); \
	void host_##n(int x) \
	{ \
		HUNDRED(FIRE, n##0) HUNDRED(FIRE, n##1) HUNDRED(FIRE, n##2) HUNDRED(FIRE, n##3) \
		HUNDRED(FIRE, n##4) HUNDRED(FIRE, n##5) HUNDRED(FIRE, n##6) HUNDRED(FIRE, n##7) \
		HUNDRED(FIRE, n##8) HUNDRED(FIRE, n##9) \
	}
THOUSAND(0)
THOUSAND(1)
THOUSAND(2)
THOUSAND(3)
THOUSAND(4)
THOUSAND(5)
THOUSAND(6)
THOUSAND(7)
THOUSAND(8)
THOUSAND(9)

static void probe(void *data, int x)
{
	(void)data;
	(void)x;
}

static double now(void)
{
	struct timespec time;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
	return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

static void check(const char *what, int is, int wanted)
{
	if (is == wanted)
		return;
	fprintf(stderr, "attach: %s: %d, expected %d\n", what, is, wanted);
	exit(2);
}

static void markers(int number)
{
	struct markers_probe_spec *specs = calloc((size_t)number, sizeof(*specs));
	char (*names)[8] = calloc((size_t)number, sizeof(*names));
	/* m_0000, or m_0*: so many as NUMBER says. */
	const char *pattern = number == 10000 ? "m_*" : "m_0*";
	double start, mid, end;
	int i;

	if (!specs || !names || (number != 1000 && number != 10000))
		exit(2);
	for (i = 0; i < number; i++) {
		snprintf(names[i], sizeof(names[i]), "m_%04d", i);
		specs[i] = (struct markers_probe_spec){ names[i], (void (*)(void))probe, NULL };
	}
	start = now();
	for (i = 0; i < number; i++)
		check("attach", markers_attach(names[i], specs[i].probe, NULL), 1);
	mid = now();
	for (i = 0; i < number; i++)
		check("detach", markers_detach(names[i], specs[i].probe, NULL), 1);
	end = now();
	printf("one.attach %.1f\none.detach %.1f\n", mid - start, end - mid);
	start = now();
	check("attach_all", markers_attach_all(specs, (size_t)number), number);
	mid = now();
	check("detach_all", markers_detach_all(specs, (size_t)number), number);
	end = now();
	printf("all.attach %.1f\nall.detach %.1f\n", mid - start, end - mid);
	start = now();
	check("attach by a pattern", markers_attach(pattern, (void (*)(void))probe, NULL), number);
	mid = now();
	check("detach by a pattern", markers_detach(pattern, (void (*)(void))probe, NULL), number);
	end = now();
	printf("pattern.attach %.1f\npattern.detach %.1f\n", mid - start, end - mid);
}

enum { OF_A_KIND = 10 };

/* The mean of the OF_A_KIND loads or unloads that end at I. */
static double mean(const double *times, int i)
{
	double sum = 0;
	int j;

	for (j = i - OF_A_KIND; j < i; j++)
		sum += times[j];
	return sum / OF_A_KIND;
}

static void objects(int count, char **libraries)
{
	double *load = calloc((size_t)count, sizeof(*load));
	double *unload = calloc((size_t)count, sizeof(*unload));
	void **handles = calloc((size_t)count, sizeof(*handles));
	double start;
	int i;

	if (!load || !unload || !handles || count < 2 * OF_A_KIND)
		exit(2);
	if (markers_enable("*") < 0)
		exit(2);
	for (i = 0; i < count; i++) {
		start = now();
		handles[i] = dlopen(libraries[i], RTLD_NOW | RTLD_LOCAL);
		load[i] = now() - start;
		if (!handles[i]) {
			fprintf(stderr, "attach: %s\n", dlerror());
			exit(2);
		}
	}
	for (i = 0; i < count; i++) {
		start = now();
		dlclose(handles[count - 1 - i]);
		unload[i] = now() - start;
	}
	printf("first.dlopen %.1f\nlast.dlopen %.1f\n", mean(load, OF_A_KIND), mean(load, count));
	printf("first.dlclose %.1f\nlast.dlclose %.1f\n", mean(unload, OF_A_KIND),
	       mean(unload, count));
}

int main(int argc, char **argv)
{
	if (argc == 3 && !strcmp(argv[1], "markers"))
		markers(atoi(argv[2]));
	else if (argc > 2 && !strcmp(argv[1], "objects"))
		objects(argc - 2, argv + 2);
	else
		return 2;
	return 0;
}
