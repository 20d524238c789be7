/* SPDX-License-Identifier: MIT */
/* What is left of enables and disables gives a new object the counts of all of them, and
   is no more than what still has an effect.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-no-runtime } */
/* { dg-options "-D_GNU_SOURCE" } */
#include "../../runtime/history.c"
#include "../../runtime/pattern.c"
#include "check.h"

/* Each pattern but "*" matches the sites whose number has its bit. */
static const char *const names[] = { "*", "a", "b", "c", "d" };
enum { NAMES = 5, SITES = 16 };
static struct markers_pattern *patterns[NAMES];

static bool matches(int name, unsigned int site)
{
	return !name || site >> (name - 1) & 1;
}

static void change(int name, bool on)
{
	CHECK_EQUAL(markers_history_reserve(1), 0);
	markers_history_add(patterns[name], on);
}

static unsigned int replayed(unsigned int site)
{
	unsigned int count = 0;
	size_t i;
	int name;

	for (i = 0; i < markers_history_count; i++) {
		const struct markers_event *event = &markers_history[i];

		for (name = 0; patterns[name] != event->pattern; name++)
			;
		if (!matches(name, site))
			continue;
		if (event->on)
			count += event->count;
		else
			count = count < event->count ? 0 : count - event->count;
	}
	return count;
}

static unsigned int number(void)
{
	static unsigned int x = 1;

	x = x * 1103515245 + 12345;
	return x >> 16;
}

/* Whatever is done, in any order. */
static void compare(unsigned int kinds, unsigned int length)
{
	unsigned int counts[SITES] = { 0 }, site, i;

	for (i = 0; i < length; i++) {
		const int name = (int)(number() % kinds);
		const bool on = number() & 1;

		change(name, on);
		for (site = 0; site < SITES; site++)
			if (matches(name, site))
				counts[site] = on ? counts[site] + 1 :
					       counts[site] ? counts[site] - 1 : 0;
		for (site = 0; site < SITES; site++)
			CHECK_EQUAL(replayed(site), counts[site]);
	}
	for (i = 0; i < length; i++)
		change(0, false);
	CHECK_EQUAL(markers_history_count, 0);
}

/* LOOP's rounds, in each of which what it has, + for an enable and - for a disable, is
   done: never more than MOST events. */
static void repeat(const char *loop, size_t most)
{
	const char *p;
	int i, name;

	for (i = 0; i < 1000; i++)
		for (p = loop; *p; p += 2) {
			for (name = 0; *names[name] != p[1]; name++)
				;
			change(name, *p == '+');
			CHECK(markers_history_count <= most);
		}
	for (i = 0; i < 3000; i++)
		change(0, false);
	CHECK_EQUAL(markers_history_count, 0);
}

int main(void)
{
	unsigned int i;
	int name;

	for (name = 0; name < NAMES; name++)
		CHECK_EQUAL(markers_pattern_parse(names[name], &patterns[name], NULL), 0);
	for (i = 0; i < 800; i++)
		compare(2 + i % 4, 1 + number() % 60);
	repeat("+*-a-*", 2);
	repeat("+*-a", 2);
	repeat("+*-a+b-*-b", 3);
	/* It takes some steps until they are looked at. */
	repeat("+a-b+b-a", 32);
	repeat("+a-b", 32);
	repeat("+a-b+c-d+d-c+b-a", 64);
	return 0;
}
