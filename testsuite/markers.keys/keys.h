/* SPDX-License-Identifier: MIT */
/* The forms that a test of a key can have; for forms-of-tests-1.c and tool-edits-keys-1.tcl. */
#include <check.h>
#include <markers.h>

#define NOINLINE __attribute__((noinline))

MARKER_KEY static bool off_key;
MARKER_KEY static bool on_key = true;
MARKER_KEY bool global_key;
MARKER_KEY __attribute__((marker_key("keys:named"))) bool global_true = true;
MARKER void event(int a);

static int worked;

NOINLINE static void work(int x)
{
	worked += x;
}

NOINLINE static int test_if(int x)
{
	worked = 0;
	if (off_key)
		work(x);
	return worked;
}

NOINLINE static int test_not(int x)
{
	worked = 0;
	if (!off_key)
		work(x);
	return worked;
}

NOINLINE static int test_on(int x)
{
	worked = 0;
	if (on_key)
		work(x);
	return worked;
}

NOINLINE static int test_not_on(int x)
{
	worked = 0;
	if (!on_key)
		work(x);
	return worked;
}

NOINLINE static int test_and(int x)
{
	worked = 0;
	if (off_key && x > 3)
		work(x);
	return worked;
}

NOINLINE static int test_or(int x)
{
	worked = 0;
	if (x < 0 || off_key || on_key)
		work(x);
	return worked;
}

NOINLINE static int test_choice(int x)
{
	return global_key ? x + 1 : x - 1;
}

NOINLINE static int test_while(int x)
{
	worked = 0;
	while (global_true) {
		work(x);
		if (worked > 3 * x)
			break;
	}
	return worked;
}

NOINLINE static int test_kept(int x)
{
	bool kept = off_key;

	worked = 0;
	work(1);
	if (kept)
		work(x);
	return worked;
}

/* What is meant to be likely does not matter. */
NOINLINE static int test_expect(int x)
{
	worked = 0;
	if (__builtin_expect(off_key, 1))
		work(x);
	if (__builtin_expect(!!on_key, 0))
		work(2 * x);
	return worked;
}

NOINLINE static int test_cond_call(int x)
{
	worked = 0;
	cond_call(off_key, work(x));
	return worked;
}

NOINLINE static int test_equal(int x)
{
	worked = 0;
	if (off_key == false)
		work(x);
	if (off_key != 1)
		work(x);
	return worked;
}

NOINLINE static int test_other_reads(int x)
{
	event(x);
	return (off_key + 2 * on_key) * x;
}

NOINLINE static int test_pointer(const bool *key)
{
	return *key;
}

/* The key is read before it is set. */
NOINLINE static int test_order(int x)
{
	bool kept = off_key;
	int result = markers_key_set(&off_key, !kept);

	CHECK_EQUAL(result, 0);
	if (kept)
		x = -x;
	CHECK_EQUAL(off_key, !kept);
	if (off_key == kept)
		x = 0;
	CHECK_EQUAL(markers_key_set(&off_key, kept), 0);
	return x;
}

NOINLINE static void check_all(int off, int on, int global, int named)
{
	CHECK_EQUAL(test_if(5), 5 * off);
	CHECK_EQUAL(test_not(5), 5 * !off);
	CHECK_EQUAL(test_on(5), 5 * on);
	CHECK_EQUAL(test_not_on(5), 5 * !on);
	CHECK_EQUAL(test_and(5), 5 * off);
	CHECK_EQUAL(test_and(2), 0);
	CHECK_EQUAL(test_or(5), 5 * (off || on));
	CHECK_EQUAL(test_choice(5), global ? 6 : 4);
	CHECK_EQUAL(test_while(1), 4 * named);
	CHECK_EQUAL(test_kept(5), 1 + 5 * off);
	CHECK_EQUAL(test_expect(5), 5 * off + 10 * on);
	CHECK_EQUAL(test_cond_call(5), 5 * off);
	CHECK_EQUAL(test_equal(5), 10 * !off);
	CHECK_EQUAL(test_other_reads(5), 5 * (off + 2 * on));
	CHECK_EQUAL(test_pointer(&global_key), global);
	CHECK_EQUAL(test_order(5), off ? -5 : 5);
}
