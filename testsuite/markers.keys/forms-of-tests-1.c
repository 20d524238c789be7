/* SPDX-License-Identifier: MIT */
/* All forms of tests, set by the function and by patterns. */
/* { dg-do run } */
/* { dg-sites-on "off_key,global_key,keys:named" } */
#include "keys.h"
#include <errno.h>

struct seen {
	int sites, on;
};

static int see(const struct markers_site_info *info, void *data)
{
	struct seen *seen = (struct seen *)data;

	CHECK(info->kind == MARKER_SITE_KEY || info->kind == MARKER_SITE_KEY_TRUE);
	seen->sites++;
	seen->on += info->enabled;
	return 0;
}

static void look(const char *pattern, int on)
{
	struct seen seen = { 0, 0 };

	CHECK_EQUAL(markers_foreach_site(pattern, see, &seen), 0);
	CHECK(seen.sites > 0);
	CHECK_EQUAL(seen.on, on ? seen.sites : 0);
}

int main(void)
{
	const int on = getenv("MARKERS") != NULL;
	bool other = false;

	check_all(on, 1, on, 1);
	look("off_key", on);
	look("on_key", 1);
	CHECK_EQUAL(markers_key_set(&off_key, true), 0);
	CHECK_EQUAL(markers_key_set(&off_key, true), 0);
	check_all(1, 1, on, 1);
	CHECK_EQUAL(markers_key_set(&on_key, false), 0);
	check_all(1, 0, on, 1);
	look("off_key", 1);
	look("on_key", 0);
	CHECK_EQUAL(markers_key_set(&global_key, true), 0);
	CHECK_EQUAL(markers_key_set(&global_true, false), 0);
	check_all(1, 0, 1, 0);

	/* Patterns are not counted, and attachments leave keys alone. */
	CHECK_EQUAL(markers_enable("*"), 5);
	CHECK_EQUAL(markers_enable("*"), 5);
	check_all(1, 1, 1, 1);
	CHECK_EQUAL(markers_disable("*_key"), 3);
	check_all(0, 0, 0, 1);
	CHECK_EQUAL(markers_disable("keys:*"), 1);
	check_all(0, 0, 0, 0);
	CHECK_EQUAL(markers_attach("*_key", (void (*)(void))look, NULL), 0);
	check_all(0, 0, 0, 0);
	/* A pattern with a file is for single sites, which a key has not. */
	CHECK_EQUAL(markers_enable("*_key@keys.h"), 0);
	check_all(0, 0, 0, 0);

	CHECK_EQUAL(markers_key_set(&other, true), -ENOENT);
	CHECK_EQUAL(other, false);
	CHECK_EQUAL(markers_key_set(NULL, true), -EINVAL);
	return 0;
}
