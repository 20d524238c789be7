/* SPDX-License-Identifier: MIT */
/* A key whose tests cannot be changed keeps its value, for all of them: foreign bytes, no
   way to write text, no membarrier with threads. */
/* { dg-do run } */
/* { dg-additional-options "-pthread" } */
#include "refuse-membarrier.h"
#include "text.h"
#include <errno.h>
#include <markers.h>
#include <pthread.h>
#include <sys/resource.h>
#include <sys/wait.h>

#define NOINLINE __attribute__((noinline))

MARKER_KEY static bool key;
static int worked;

NOINLINE static void work(int x)
{
	worked += x;
}

NOINLINE static int first(int x)
{
	worked = 0;
	if (key)
		work(x);
	return worked;
}

NOINLINE static int second(int x)
{
	worked = 0;
	if (!key)
		work(x);
	return worked;
}

static void is(bool value, bool both)
{
	CHECK_EQUAL(__atomic_load_n(&key, __ATOMIC_RELAXED), value);
	CHECK_EQUAL(first(3), value ? 3 : 0);
	if (both)
		CHECK_EQUAL(second(5), value ? 0 : 5);
}

/* By the function and by a pattern: an error, and VALUE stays. */
static void is_refused(int error, bool value, bool both)
{
	CHECK_EQUAL(markers_key_set(&key, !value), error);
	is(value, both);
	CHECK_EQUAL(value ? markers_disable("key") : markers_enable("key"), error);
	is(value, both);
	/* It is so already. */
	CHECK_EQUAL(markers_key_set(&key, value), both ? 0 : error);
	is(value, both);
}

static int find(const struct markers_site_info *info, void *data)
{
	if (strcmp(info->function, "second"))
		return 0;
	*(const void **)data = info->site;
	return 1;
}

static void busy(bool value)
{
	const unsigned char *site = NULL;
	unsigned char old;

	CHECK_EQUAL(markers_foreach_site("key", find, &site), 1);
	old = *site;
	put_bytes(site, "\xcc", 1);
	is_refused(-EBUSY, value, false);
	CHECK_EQUAL(*site, 0xcc);
	put_bytes(site, &old, 1);
	is(value, true);
}

static void not_writable(bool value)
{
	struct rlimit limit, none = { 0, 0 };

	CHECK_EQUAL(getrlimit(RLIMIT_NOFILE, &limit), 0);
	none.rlim_max = limit.rlim_max;
	refuse(SYS_mprotect, SECCOMP_RET_ERRNO | EPERM);
	CHECK_EQUAL(setrlimit(RLIMIT_NOFILE, &none), 0);
	is_refused(-EACCES, value, true);
	CHECK_EQUAL(setrlimit(RLIMIT_NOFILE, &limit), 0);
	CHECK_EQUAL(markers_key_set(&key, !value), 0);
	is(!value, true);
}

static void *wait_for_ever(void *data)
{
	for (;;)
		pause();
	return data;
}

static void no_membarrier(bool value)
{
	pthread_t thread;

	CHECK_EQUAL(pthread_create(&thread, NULL, wait_for_ever, NULL), 0);
	refuse(SYS_membarrier, SECCOMP_RET_ERRNO | ENOSYS);
	is_refused(-EAGAIN, value, true);
}

int main(void)
{
	void (*const tests[])(bool) = { busy, not_writable, no_membarrier };
	int i, status;

	for (i = 0; i < 6; i++) {
		pid_t pid = fork();

		if (!pid) {
			CHECK_EQUAL(markers_key_set(&key, i & 1), 0);
			tests[i / 2](i & 1);
			exit(0);
		}
		CHECK_EQUAL(waitpid(pid, &status, 0), pid);
		CHECK_EQUAL(status, 0);
	}
	return 0;
}
