/* SPDX-License-Identifier: MIT */
/* A main thread that has ended stays in /proc and is in no NOP: the thread that is left
   changes sites whose NOPs are several instructions. */
/* { dg-do run } */
/* { dg-options "-O2 -pthread -fplugin-arg-markers-nop=nops" } */
#include <markers.h>

#include <check.h>

#include <pthread.h>
#include <sched.h>
#include <string.h>

MARKER static void event(void)
{
}

static void *run(void *data)
{
	char text[512] = "";
	int ended = 0;

	(void)data;
	while (!ended) {
		FILE *file = fopen("/proc/self/stat", "r");

		CHECK(file && fgets(text, sizeof(text), file));
		fclose(file);
		ended = !strncmp(strrchr(text, ')'), ") Z", 3);
		sched_yield();
	}
	CHECK_EQUAL(markers_enable("event"), 1);
	event();
	CHECK_EQUAL(markers_disable("event"), 1);
	exit(0);
}

int main(void)
{
	pthread_t thread;

	CHECK_EQUAL(pthread_create(&thread, NULL, run, NULL), 0);
	pthread_exit(NULL);
}
