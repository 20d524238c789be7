/* SPDX-License-Identifier: MIT */
/* A library whose NOPs are several instructions is loaded when there are threads: its
   sites stay off, and the rest goes on working. */
/* { dg-do run } */
/* { dg-options "-O2 -pthread" } */
/* { dg-dlopen-library libnops.so "mixed-lib.c" "-DHOST=nops_host -fplugin-arg-markers-nop=data16" } */
/* { dg-dlopen-library libflip.so "mixed-lib.c" "-DHOST=flip_host -fplugin-arg-markers-site=flip" } */
#include "mixed.h"
#include <check.h>
#include <dlfcn.h>
#include <pthread.h>

static long sum;

__attribute__((noinline)) int nop_host(int x)
{
	common(x);
	return x;
}

static void probe(void *data, int x)
{
	*(long *)data += x;
}

static void *run(void *stop)
{
	while (!__atomic_load_n((int *)stop, __ATOMIC_ACQUIRE))
		;
	return NULL;
}

static int call(const char *library, const char *name, int x)
{
	void *handle = dlopen(library, RTLD_NOW);
	int (*host)(int);

	CHECK(handle);
	*(void **)&host = dlsym(handle, name);
	CHECK(host);
	return host(x);
}

int main(void)
{
	pthread_t thread;
	int stop = 0;

	CHECK_EQUAL(MARKERS_ATTACH(common, probe, &sum), 1);
	CHECK_EQUAL(pthread_create(&thread, NULL, run, &stop), 0);
	CHECK_EQUAL(call("./libnops.so", "nops_host", 1), 1);
	CHECK_EQUAL(sum, 0);
	CHECK_EQUAL(call("./libflip.so", "flip_host", 2), 2);
	CHECK_EQUAL(sum, 2);
	nop_host(4);
	CHECK_EQUAL(sum, 6);
	/* It has never been on, so it need not be turned off. */
	CHECK_EQUAL(MARKERS_DETACH(common, probe, &sum), 1);
	nop_host(8);
	CHECK_EQUAL(sum, 6);
	__atomic_store_n(&stop, 1, __ATOMIC_RELEASE);
	CHECK_EQUAL(pthread_join(thread, NULL), 0);
	return 0;
}
