/* SPDX-License-Identifier: MIT */
/* The program exits while threads fire and toggle.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
/* { dg-timeout 120 } */
#include "fixture.h"
#include "check.h"

#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

static void probe(void *data, int i)
{
	(void)data;
	(void)i;
}
#define PROBE ((void (*)(void))probe)
FIXTURE_OBJECT;
FIXTURE_MARKER(a, "", "a");

static void *run(void *data)
{
	(void)data;
	for (;;)
		FIXTURE_SITE(a, "f.c", 1, 1);
	return NULL;
}

static void *toggle(void *data)
{
	for (;;) {
		markers_attach("a", PROBE, data);
		markers_detach("a", PROBE, data);
	}
	return NULL;
}

int main(void)
{
	pthread_t thread;
	int i, status;

	for (i = 0; i < 100; i++) {
		pid_t pid = fork();

		if (!pid) {
			CHECK_EQUAL(markers_attach("a", PROBE, NULL), 1);
			CHECK_EQUAL(pthread_create(&thread, NULL, run, NULL), 0);
			CHECK_EQUAL(pthread_create(&thread, NULL, run, NULL), 0);
			CHECK_EQUAL(pthread_create(&thread, NULL, toggle, &i), 0);
			CHECK_EQUAL(pthread_create(&thread, NULL, toggle, NULL), 0);
			usleep(1000);
			exit(0);
		}
		CHECK_EQUAL(waitpid(pid, &status, 0), pid);
		CHECK_EQUAL(status, 0);
	}
	return 0;
}
