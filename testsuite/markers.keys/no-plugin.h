/* SPDX-License-Identifier: MIT */
#include <check.h>
#include <markers.h>

MARKER_KEY static bool key;
MARKER_KEY bool global = true;
static int worked;

static void work(int x)
{
	worked += x;
}

int main(void)
{
	CHECK(!key);
	cond_call(key, work(1));
	CHECK_EQUAL(worked, 0);
	CHECK_EQUAL(markers_key_set(&key, true), 0);
	cond_call(key, work(1));
	CHECK_EQUAL(worked, 1);
	CHECK_EQUAL(key && global ? 1 : 0, 1);
	CHECK_EQUAL(markers_key_set(&global, false), 0);
	CHECK_EQUAL(key && global ? 1 : 0, 0);
	return 0;
}
