/* SPDX-License-Identifier: MIT */
/* In a very large batch, too, foreign bytes are -EBUSY, and nothing has changed.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#include "large.h"
#include "text.h"

#include <errno.h>
#include <pthread.h>

extern const struct marker_site __start_marker_sites[] __attribute__((visibility("hidden")));
extern const struct marker_site __stop_marker_sites[] __attribute__((visibility("hidden")));

static const unsigned char *site_of(const struct marker_site *row)
{
	return markers_abi_follow(&row->site);
}

/* The sites that are on. */
static int count_on(void)
{
	const struct marker_site *row;
	int n = 0;

	for (row = __start_marker_sites; row < __stop_marker_sites; row++)
		n += *site_of(row) == 0xe9;
	return n;
}

/* Somebody has a breakpoint on site N, and has switched site M on. */
static void with_surprises(int n, int m)
{
	const struct marker_site *breakpoint = &__start_marker_sites[n];
	const struct marker_site *edited = &__start_marker_sites[m];
	const int total = (int)(__stop_marker_sites - __start_marker_sites);
	unsigned char nop[5], jump[5] = { 0xe9 };
	const int32_t distance = (int32_t)((const unsigned char *)markers_abi_follow(&edited->block) -
					   site_of(edited) - 5);

	memcpy(nop, site_of(edited), 5);
	memcpy(jump + 1, &distance, 4);
	put_bytes(site_of(edited), jump, 5);
	put_bytes(site_of(breakpoint), "\xcc", 1);
	CHECK_EQUAL(markers_enable("*"), -EBUSY);
	CHECK_EQUAL(count_on(), 1);
	CHECK_EQUAL(*site_of(breakpoint), 0xcc);
	put_bytes(site_of(breakpoint), nop, 1);
	/* What is on already needs nothing. */
	CHECK_EQUAL(markers_enable("*"), 3);
	CHECK_EQUAL(count_on(), total);
	CHECK_EQUAL(fire(), 11);
	put_bytes(site_of(breakpoint), "\xcc", 1);
	CHECK_EQUAL(markers_disable("*"), -EBUSY);
	CHECK_EQUAL(count_on(), total - 1);
	put_bytes(site_of(breakpoint), "\xe9", 1);
	/* What is off already likewise. */
	put_bytes(site_of(edited), nop, 5);
	CHECK_EQUAL(markers_disable("*"), 3);
	CHECK_EQUAL(count_on(), 0);
	CHECK_EQUAL(fire(), 0);
}

static void *all(void *data)
{
	(void)data;
	with_surprises(8000, 10);
	with_surprises(10, 8000);
	with_surprises(0, 9001);
	with_surprises(9001, 0);
	CHECK(text_equals_file());
	CHECK(!text_is_writable());
	return NULL;
}

int main(void)
{
	pthread_t thread;

	all(NULL);
	CHECK_EQUAL(pthread_create(&thread, NULL, all, NULL), 0);
	pthread_join(thread, NULL);
	return 0;
}
