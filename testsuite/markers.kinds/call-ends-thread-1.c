/* SPDX-License-Identifier: MIT */
/* A probe of a site of the kind "call" may end its thread: the host is unwound. */
/* { dg-do run } */
/* { dg-options "-O2 -fexceptions -pthread -fplugin-arg-markers-site=call" } */
#include <check.h>
#include <markers.h>
#include <pthread.h>

static int cleaned;

MARKER void m(int a)
{
	if (a)
		pthread_exit(NULL);
}

static void clean(int *p)
{
	cleaned += *p;
}

__attribute__((noinline)) static void host(int x)
{
	__attribute__((cleanup(clean))) int y = 5;

	m(x);
}

static void *run(void *argument)
{
	host(argument != NULL);
	return argument;
}

int main(void)
{
	pthread_t thread;

	CHECK_EQUAL(markers_enable("m"), 1);
	host(0);
	CHECK_EQUAL(cleaned, 5);
	CHECK_EQUAL(pthread_create(&thread, NULL, run, &cleaned), 0);
	CHECK_EQUAL(pthread_join(thread, NULL), 0);
	CHECK_EQUAL(cleaned, 10);
	return 0;
}
