/* SPDX-License-Identifier: MIT */
/* A program for kinds-and-encodings-1.tcl: KIND is the kind of its sites, SEVERAL is 1 if a site's
   NOP is several instructions.  With an argument its sites are on from the start. */
#include <check.h>
#include <errno.h>
#include <markers.h>
#include <pthread.h>
#include <string.h>

struct pair {
	long a, b;
};

static long fired, sum, evaluated;

MARKER void event(int a, const char *text, double d, struct pair pair)
{
	fired++;
	sum += a + (long)strlen(text) + (long)d + pair.a + pair.b;
}

MARKER void plain(long a)
{
	__atomic_add_fetch(&fired, 1, __ATOMIC_RELAXED);
	if (a < 0)
		sum = -1;
}

MARKER void printing(const char *format, ...);

__attribute__((noinline)) static int evaluate(int x)
{
	evaluated++;
	return x;
}

__attribute__((noinline)) int host(int x, double d)
{
	struct pair pair = { 3, 4 };

	event(evaluate(x), "five!", d, pair);
	return x * 2;
}

__attribute__((noinline)) long leaf(const long *values, int count)
{
	long total = 0;

	for (int i = 0; i < count; i++) {
		plain(values[i]);
		total += values[i];
	}
	return total;
}

static int see(const struct markers_site_info *info, void *data)
{
	int *counts = (int *)data;

	counts[0]++;
	counts[1] += info->enabled;
	/* A variadic call is never a site of the kind "call". */
	CHECK(info->kind == (KIND == MARKER_SITE_CALL && !strcmp(info->marker, "printing") ?
				     MARKER_SITE_NOP : KIND));
	return 0;
}

static void look(const char *pattern, int sites, int on)
{
	int counts[2] = { 0, 0 };

	CHECK_EQUAL(markers_foreach_site(pattern, see, counts), 0);
	CHECK(sites ? counts[0] == sites : counts[0] > 0);
	CHECK_EQUAL(counts[1], on ? counts[0] : 0);
}

static void once(int on)
{
	const int evaluates = on || KIND == MARKER_SITE_CALL;

	fired = sum = evaluated = 0;
	CHECK_EQUAL(host(7, 2.5), 14);
	CHECK_EQUAL(fired, on);
	CHECK_EQUAL(evaluated, evaluates);
	CHECK_EQUAL(sum, on ? 7 + 5 + 2 + 3 + 4 : 0);
}

static volatile int stop;

static void *run(void *argument)
{
	static const long values[] = { 1, 2, 3, 4 };

	while (!stop)
		CHECK_EQUAL(leaf(values, 4), 10);
	return argument;
}

static void with_threads(void)
{
	static const long values[] = { 1, 2, 3, 4 };
	pthread_t threads[2];
	const int rounds = 300;
	int i;

	for (i = 0; i < 2; i++)
		CHECK_EQUAL(pthread_create(&threads[i], NULL, run, NULL), 0);
	for (i = 0; i < rounds; i++) {
		long before;

		if (SEVERAL) {
			CHECK_EQUAL(markers_enable("plain"), -EOPNOTSUPP);
			look("plain", 0, 0);
			continue;
		}
		CHECK_EQUAL(markers_enable("plain"), 1);
		before = __atomic_load_n(&fired, __ATOMIC_RELAXED);
		leaf(values, 4);
		CHECK(__atomic_load_n(&fired, __ATOMIC_RELAXED) >= before + 4);
		CHECK_EQUAL(markers_disable("plain"), 1);
		before = __atomic_load_n(&fired, __ATOMIC_RELAXED);
		leaf(values, 4);
		CHECK_EQUAL(__atomic_load_n(&fired, __ATOMIC_RELAXED), before);
	}
	stop = 1;
	for (i = 0; i < 2; i++)
		pthread_join(threads[i], NULL);
	/* Alone again. */
	CHECK_EQUAL(markers_enable("plain"), 1);
	look("plain", 0, 1);
	CHECK_EQUAL(markers_disable("plain"), 1);
}

int main(int argc, char **argv)
{
	const int on = argc > 1;
	long values[] = { 5, 6 };

	(void)argv;
	printing("%d", 1);
	once(on);
	look("event", 0, on);
	CHECK_EQUAL(markers_enable("event,plain"), 2);
	once(1);
	fired = 0;
	CHECK_EQUAL(leaf(values, 2), 11);
	CHECK_EQUAL(fired, 2);
	CHECK_EQUAL(sum, 21);
	look("event,plain", 0, 1);
	CHECK_EQUAL(markers_disable("event,plain"), 2);
	once(on);
	if (on)
		CHECK_EQUAL(markers_disable("*"), 3);
	once(0);
	look(NULL, 0, 0);
	with_threads();
	return 0;
}
