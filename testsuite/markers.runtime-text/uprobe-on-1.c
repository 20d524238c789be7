/* SPDX-License-Identifier: MIT */
/* A uprobe on a site that is on: -EBUSY, and nothing has changed.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#include "hostile.h"
#include "state.h"
#include "uprobe.h"

#define BODY ((void (*)(void))body)

static struct state before;

static void is_busy(int beside)
{
	state_save(&before);
	CHECK_EQUAL(markers_disable("*"), -EBUSY);
	CHECK_EQUAL(markers_disable("a,many"), -EBUSY);
	CHECK_EQUAL(markers_detach("a", BODY, NULL), -ENOENT);
	CHECK(state_is(&before));
	/* What the kernel runs for the site itself is what the file has: a NOP. */
	CHECK_EQUAL(fire() / 10, beside);
}

static void test(const char *way)
{
	const unsigned char *site = site_at(1);
	unsigned char on[5];
	int probe;

	(void)way;
	CHECK_EQUAL(markers_enable("*"), 2);
	memcpy(on, site, 5);
	probe = put_uprobe(site);
	is_busy(1);
	is_busy(1);
	close(probe);
	/* The kernel has left what the file has there, or a part of that. */
	put_bytes(site, on, 5);
	CHECK_EQUAL(fire(), 11);
	CHECK_EQUAL(markers_disable("*"), 2);
	CHECK_EQUAL(fire(), 0);
	CHECK(text_equals_file());
	CHECK(!text_is_writable());
}

int main(int argc, char **argv)
{
	(void)argc;
	return in_each_way(argv, test);
}
