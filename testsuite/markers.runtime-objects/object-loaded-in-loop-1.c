/* SPDX-License-Identifier: MIT */
/* dlopen and dlclose in a loop while other threads toggle and fire.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-dlopen-library libobject-4.so "late-lib.c" } */
/* { dg-link-options "-pthread" } */
/* { dg-timeout 120 } */
#include "fixture.h"
#include "check.h"

#include <dlfcn.h>
#include <pthread.h>

static int stop;
static __thread long hits;
static __attribute__((used)) void body(void *data, int i)
{
	(void)data;
	hits += i;
}
static void probe(void *data, int i)
{
	CHECK(data == &stop);
	(void)i;
}
#define PROBE ((void (*)(void))probe)

FIXTURE_OBJECT;
FIXTURE_BODY_MARKER(mine, "", "mine", body);

static void *toggle(void *data)
{
	(void)data;
	while (!__atomic_load_n(&stop, __ATOMIC_RELAXED)) {
		CHECK(markers_enable("mine,later") >= 1);
		CHECK(markers_attach("probed,mine", PROBE, (void *)&stop) >= 1);
		CHECK(markers_disable("mine,later") >= 1);
		CHECK(markers_detach("probed,mine", PROBE, (void *)&stop) >= 1);
	}
	return NULL;
}

static int count(const struct markers_site_info *info, void *data)
{
	CHECK(info->file[0] && info->line);
	++*(int *)data;
	return 0;
}

static void *run(void *data)
{
	(void)data;
	while (!__atomic_load_n(&stop, __ATOMIC_RELAXED)) {
		int n = 0;

		FIXTURE_SITE(mine, "f.c", 1, 1);
		CHECK_EQUAL(markers_foreach_site(NULL, count, &n), 0);
		CHECK(n == 1 || n == 4);
	}
	return NULL;
}

int main(void)
{
	pthread_t threads[3];
	int i;

	CHECK_EQUAL(markers_enable("from_environment"), 0);
	CHECK_EQUAL(pthread_create(&threads[0], NULL, toggle, NULL), 0);
	CHECK_EQUAL(pthread_create(&threads[1], NULL, toggle, NULL), 0);
	CHECK_EQUAL(pthread_create(&threads[2], NULL, run, NULL), 0);
	for (i = 0; i < 1500; i++) {
		void *library = dlopen("./libobject-4.so", i & 1 ? RTLD_NOW : RTLD_LAZY);
		int (*fire)(void), n;

		CHECK(library != NULL);
		fire = (int (*)(void))dlsym(library, "fire_library");
		n = fire();
		CHECK(n == 1 || n == 11);
		if (i % 3 == 0)
			CHECK(markers_enable("later") >= 1);
		CHECK_EQUAL(dlclose(library), 0);
		if (i % 3 == 0)
			CHECK(markers_disable("later") >= 0);
	}
	__atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
	for (i = 0; i < 3; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
