/* SPDX-License-Identifier: MIT */
/* Kinds mixed in one program, all sites of one marker: they change together, or none
   does. */
/* { dg-do run } */
/* { dg-options "-O2 -pthread" } */
/* { dg-shared-library libflip.so "mixed-lib.c" "-DHOST=flip_host -fplugin-arg-markers-site=flip" } */
/* { dg-shared-library libcall.so "mixed-lib.c" "-DHOST=call_host -fplugin-arg-markers-site=call" } */
/* { dg-shared-library libbranch.so "mixed-lib.c" "-DHOST=branch_host -fplugin-arg-markers-site=branch" } */
/* { dg-shared-library libimmediate.so "mixed-lib.c" "-DHOST=immediate_host -fplugin-arg-markers-site=immediate" } */
/* { dg-shared-library libnops.so "mixed-lib.c" "-DHOST=nops_host -fplugin-arg-markers-nop=nops" } */
#include "mixed.h"
#include <check.h>
#include <errno.h>
#include <pthread.h>
#include <string.h>

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

static long all(void)
{
	sum = 0;
	nop_host(1);
	flip_host(10);
	call_host(100);
	branch_host(1000);
	immediate_host(10000);
	nops_host(100000);
	return sum;
}

static int see(const struct markers_site_info *info, void *data)
{
	*(int *)data += info->enabled;
	return 0;
}

static int sites_on(void)
{
	int on = 0;

	CHECK_EQUAL(markers_foreach_site("common", see, &on), 0);
	return on;
}

static void *run(void *stop)
{
	while (!__atomic_load_n((int *)stop, __ATOMIC_ACQUIRE))
		;
	return NULL;
}

int main(void)
{
	pthread_t thread;
	int stop = 0;

	CHECK_EQUAL(all(), 0);
	CHECK_EQUAL(MARKERS_ATTACH(common, probe, &sum), 1);
	CHECK_EQUAL(all(), 111111);
	CHECK_EQUAL(sites_on(), 6);
	CHECK_EQUAL(MARKERS_DETACH(common, probe, &sum), 1);
	CHECK_EQUAL(all(), 0);

	/* With threads one library's sites cannot change, so none does. */
	CHECK_EQUAL(pthread_create(&thread, NULL, run, &stop), 0);
	CHECK_EQUAL(MARKERS_ATTACH(common, probe, &sum), -EOPNOTSUPP);
	CHECK(strstr(markers_strerror(-EOPNOTSUPP), "only while there is one thread"));
	CHECK_EQUAL(sites_on(), 0);
	CHECK_EQUAL(all(), 0);
	__atomic_store_n(&stop, 1, __ATOMIC_RELEASE);
	CHECK_EQUAL(pthread_join(thread, NULL), 0);
	CHECK_EQUAL(MARKERS_ATTACH(common, probe, &sum), 1);
	CHECK_EQUAL(all(), 111111);

	/* Nor can they be turned off. */
	stop = 0;
	CHECK_EQUAL(pthread_create(&thread, NULL, run, &stop), 0);
	CHECK_EQUAL(markers_disable("common"), -EOPNOTSUPP);
	CHECK_EQUAL(all(), 111111);
	__atomic_store_n(&stop, 1, __ATOMIC_RELEASE);
	CHECK_EQUAL(pthread_join(thread, NULL), 0);
	return 0;
}
