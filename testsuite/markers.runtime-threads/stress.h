/* SPDX-License-Identifier: MIT */
/*
 * The program of stress-*.c: for SECONDS, four threads run through 1,000 sites, at
 * every offset in a cache line and over page ends, while others enable, disable,
 * attach, detach, list, load and unload a library and fork.  No fault, no wrong
 * result, no hit afterwards, and text is as it was.
 */
#include "fixture.h"
#include "text.h"

#include <dlfcn.h>
#include <pthread.h>
#include <sys/wait.h>
#include <time.h>

static __thread unsigned long mine;
static int stop;
static unsigned long changes, total;

static __attribute__((used)) void body(void *data, int i)
{
	(void)data;
	mine += (unsigned)i;
}
static FIXTURE_BEHIND_GUARD void probe(void *data, int i)
{
	CHECK_EQUAL(*(volatile int *)data, 4711);
	mine += (unsigned)i;
}
#define PROBE ((void (*)(void))probe)

FIXTURE_OBJECT;
FIXTURE_BODY_MARKER(a, "", "a", body);
FIXTURE_BODY_MARKER(b, "", "b", body);
FIXTURE_MARKER(c, "", "c");
FIXTURE_VARIADIC_MARKER(v, "", "v", 0);
/* With these a change of all is a very large batch. */
#ifdef STRESS_MANY
FIXTURE_MARKER(many, "", "many");
FIXTURE_MANY_SITES(many_hosts, STRESS_MANY, many);
#else
static void many_hosts(void)
{
}
#endif

/* One cache line each; x changes between, so that the compiler keeps them apart. */
#define S(offset, id) FIXTURE_SITE_AT(offset, id, "stress.c", 1##offset, 1); x = x * 3 + 1;
#define S8(o0, o1, o2, o3, o4, o5, o6, o7)                                     \
	S(o0, a) S(o1, b) S(o2, c) S(o3, v) S(o4, a) S(o5, b) S(o6, c) S(o7, v)
#define S64                                                                    \
	S8(0, 1, 2, 3, 4, 5, 6, 7) S8(8, 9, 10, 11, 12, 13, 14, 15)            \
	S8(16, 17, 18, 19, 20, 21, 22, 23) S8(24, 25, 26, 27, 28, 29, 30, 31)  \
	S8(32, 33, 34, 35, 36, 37, 38, 39) S8(40, 41, 42, 43, 44, 45, 46, 47)  \
	S8(48, 49, 50, 51, 52, 53, 54, 55) S8(56, 57, 58, 59, 60, 61, 62, 63)
#define HOST(name)                                                             \
	static __attribute__((noinline)) unsigned long name(unsigned long x)   \
	{                                                                      \
		S64 S64 S64 S64                                                \
		return x;                                                      \
	}
HOST(host1)
HOST(host2)
HOST(host3)
HOST(host4)
#define P(offset, id) FIXTURE_SITE_AT_PAGE(offset, id, "stress.c", offset, 1); x = x * 3 + 1;
static __attribute__((noinline)) unsigned long pages(unsigned long x)
{
	P(4091, a) P(4092, b) P(4093, c) P(4094, v) P(4095, a) P(4092, c) P(4094, b) P(4095, v)
	return x;
}

static unsigned long expected(unsigned long x, int times)
{
	while (times--)
		x = x * 3 + 1;
	return x;
}

static int stopped(void)
{
	return __atomic_load_n(&stop, __ATOMIC_RELAXED);
}

static void *run(void *data)
{
	unsigned long x = (unsigned long)(size_t)data, last;

	for (; !stopped(); x += 7) {
		CHECK(host1(x) == expected(x, 256) && host2(x) == expected(x, 256));
		CHECK(host3(x) == expected(x, 256) && host4(x) == expected(x, 256));
		CHECK(pages(x) == expected(x, 8));
		many_hosts();
		__atomic_add_fetch(&total, mine, __ATOMIC_RELAXED);
		mine = 0;
	}
	/* All is off: now there is nothing more to come. */
	while (__atomic_load_n(&stop, __ATOMIC_ACQUIRE) < 2)
		;
	last = mine;
	host1(x);
	pages(x);
	CHECK(mine == last);
	return NULL;
}

static const char *const patterns[] = { "a", "b", "*", "v,c", "c@stress.c:1[0-9]", "a@*:16?",
					"b,v@stress.c:4095", "*@stress.c:1?3", "v", "a,lib*", "*,many" };
enum { PATTERNS = sizeof(patterns) / sizeof(patterns[0]) };

static void *change(void *data)
{
	unsigned int seed = (unsigned int)(size_t)data, i;

	while (!stopped()) {
		const char *p = patterns[rand_r(&seed) % PATTERNS];
		const char *q = patterns[rand_r(&seed) % PATTERNS];
		int *own = malloc(sizeof(int));

		*own = 4711;
		CHECK(markers_enable(p) > 0);
		CHECK(markers_attach(q, PROBE, own) > 0);
		for (i = rand_r(&seed) % 2000; i; i--)
			__builtin_ia32_pause();
		CHECK(markers_disable(p) > 0);
		CHECK(markers_detach(q, PROBE, own) > 0);
		*own = 0;
		free(own);
		__atomic_add_fetch(&changes, 4, __ATOMIC_RELAXED);
	}
	return NULL;
}

static int look(const struct markers_site_info *info, void *data)
{
	CHECK(info->file[0] && info->marker[0]);
	++*(int *)data;
	return 0;
}

static void *live(void *data)
{
	int status, n;

	(void)data;
	while (!stopped()) {
		void *library = dlopen("./libstress.so", RTLD_NOW);
		int (*fire)(void);
		pid_t pid;

		CHECK(library != NULL);
		fire = (int (*)(void))dlsym(library, "fire_library");
		fire();
		n = 0;
		CHECK_EQUAL(markers_foreach_site("*", look, &n), 0);
		CHECK(n >= 1032);
		dlclose(library);
		pid = fork();
		CHECK(pid >= 0);
		if (!pid) {
			CHECK_EQUAL(markers_enable("a"), 1);
			mine = 0;
			host1(1);
			CHECK(mine >= 64);
			CHECK_EQUAL(markers_disable("a"), 1);
			_exit(0);
		}
		CHECK_EQUAL(waitpid(pid, &status, 0), pid);
		CHECK_EQUAL(status, 0);
	}
	return NULL;
}

int main(void)
{
	static char before[65536], after[65536];
	pthread_t runners[4], changers[3];
	time_t end = time(NULL) + SECONDS;
	size_t i;

	CHECK(text_equals_file());
	CHECK_EQUAL(markers_enable("nothing"), 0);
	CHECK_EQUAL(markers_disable("nothing"), 0);
	text_protections(before, sizeof(before));
	for (i = 0; i < 4; i++)
		CHECK_EQUAL(pthread_create(&runners[i], NULL, run, (void *)i), 0);
	for (i = 0; i < 2; i++)
		CHECK_EQUAL(pthread_create(&changers[i], NULL, change, (void *)(i + 1)), 0);
	CHECK_EQUAL(pthread_create(&changers[2], NULL, live, NULL), 0);
	while (time(NULL) < end)
		usleep(10000);
	__atomic_store_n(&stop, 1, __ATOMIC_RELEASE);
	for (i = 0; i < 3; i++)
		pthread_join(changers[i], NULL);
	__atomic_store_n(&stop, 2, __ATOMIC_RELEASE);
	for (i = 0; i < 4; i++)
		pthread_join(runners[i], NULL);
	text_protections(after, sizeof(after));
	CHECK(text_equals_file());
	CHECK(!text_is_writable());
	CHECK(!strcmp(before, after));
	if (total == 0 || changes == 0) {
		fprintf(stderr, "%lu hits, %lu changes\n", total, changes);
		return 1;
	}
	printf("%lu hits, %lu changes\n", total, changes);
	return 0;
}
