/* SPDX-License-Identifier: MIT */
/* After a detach the probe's data may be freed, whatever threads do.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
/* { dg-timeout 120 } */
#include "fixture.h"
#include "check.h"

#include <pthread.h>
#include <stdarg.h>

static int stop;
static void probe(void *data, int i)
{
	CHECK_EQUAL(*(volatile int *)data, 12345);
	(void)i;
}
static void variadic_probe(void *data, int i, ...)
{
	va_list list;

	va_start(list, i);
	CHECK_EQUAL(va_arg(list, int), 7);
	va_end(list);
	probe(data, i);
}
#define PROBE ((void (*)(void))(fixed ? (void (*)(void))probe : (void (*)(void))variadic_probe))

FIXTURE_OBJECT;
FIXTURE_MARKER(a, "", "fixed");
FIXTURE_VARIADIC_MARKER(v, "", "variadic", 0);

static void *run(void *data)
{
	(void)data;
	while (!__atomic_load_n(&stop, __ATOMIC_RELAXED)) {
		FIXTURE_SITE(a, "f.c", 1, 7);
		FIXTURE_SITE(v, "f.c", 1, 7);
	}
	return NULL;
}

int main(void)
{
	pthread_t threads[5];
	int i, fixed;

	for (i = 0; i < 5; i++)
		CHECK_EQUAL(pthread_create(&threads[i], NULL, run, NULL), 0);
	for (i = 0; i < 4000; i++) {
		int *one = malloc(sizeof(int)), *two = malloc(sizeof(int));
		const char *pattern = i & 1 ? "fixed" : "variadic";

		fixed = i & 1;
		*one = *two = 12345;
		CHECK_EQUAL(markers_attach(pattern, PROBE, one), 1);
		CHECK_EQUAL(markers_attach(pattern, PROBE, two), 1);
		CHECK_EQUAL(markers_detach(pattern, PROBE, one), 1);
		*one = 0;
		free(one);
		CHECK_EQUAL(markers_detach(pattern, PROBE, two), 1);
		*two = 0;
		free(two);
	}
	__atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
	for (i = 0; i < 5; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
