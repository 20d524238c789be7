/* SPDX-License-Identifier: MIT */
/* markers_foreach_site shows every field, stops, and may call the runtime.  */
/* { dg-do run } */
/* { dg-no-plugin } */
#include "fixture.h"
#include "check.h"

#include <string.h>

FIXTURE_OBJECT;
FIXTURE_MARKER(a, "prov", "name_a");
FIXTURE_MARKER(b, "", "name_b");

static __attribute__((noinline)) void fire(void)
{
	FIXTURE_SITE(a, "dir/a.c", 11, 1);
	FIXTURE_SITE(b, "dir/b.c", 12, 1);
	FIXTURE_SITE(b, "dir/b.c", 13, 1);
}

static int count(const struct markers_site_info *info, void *data)
{
	(void)info;
	++*(int *)data;
	return 0;
}

static int look(const struct markers_site_info *info, void *data)
{
	const unsigned char *site = info->site;

	CHECK(!strcmp(info->provider, "prov"));
	CHECK(!strcmp(info->marker, "name_a"));
	CHECK(!strcmp(info->prototype, "void (int i)"));
	CHECK(!strcmp(info->function, "host"));
	CHECK(!strcmp(info->file, "dir/a.c"));
	CHECK(!strcmp(info->object, ""));
	CHECK_EQUAL(info->line, 11);
	CHECK_EQUAL(info->column, 7);
	CHECK_EQUAL(info->kind, MARKER_SITE_NOP);
	CHECK_EQUAL(info->enabled, *(int *)data);
	CHECK_EQUAL(*site, info->enabled ? 0xe9 : 0x0f);
	CHECK(info->block != NULL);
	CHECK(info->descriptor == &fixture_a);
	/* No lock is held. */
	CHECK_EQUAL(info->enabled ? markers_disable("*") : markers_enable("*"), 2);
	return 77;
}

int main(void)
{
	int calls = 0, on = 0;

	CHECK_EQUAL(markers_foreach_site(NULL, count, &calls), 0);
	CHECK_EQUAL(calls, 3);
	CHECK_EQUAL(markers_foreach_site("name_b", count, &calls), 0);
	CHECK_EQUAL(calls, 5);
	CHECK_EQUAL(markers_foreach_site("*@b.c:13", count, &calls), 0);
	CHECK_EQUAL(calls, 6);
	CHECK_EQUAL(markers_foreach_site("nobody", count, &calls), 0);
	CHECK_EQUAL(calls, 6);
	CHECK_EQUAL(markers_foreach_site("name_a,name_a", look, &on), 77);
	on = 1;
	CHECK_EQUAL(markers_foreach_site("prov:*", look, &on), 77);
	fire();
	return 0;
}
