/* SPDX-License-Identifier: MIT */
/*
 * many.c - executes the sites of one, of five, and of all 50 copies of what chunk.awk
 * makes of 2,000 sites.
 *
 * -DMECHANISM="..." names the mechanism, -DCHUNK=... begins the names of the copies.
 */

#include "clock-x86_64.h"
#include "events.h"
#include "subject.h"

#define TEN(m, tens) \
	m(tens##0) m(tens##1) m(tens##2) m(tens##3) m(tens##4) \
	m(tens##5) m(tens##6) m(tens##7) m(tens##8) m(tens##9)
#define FIFTY(m) TEN(m, 1) TEN(m, 2) TEN(m, 3) TEN(m, 4) TEN(m, 5)
#define JOIN(a, b) a##b
#define JOINED(a, b) JOIN(a, b)
#define DECLARE(n) unsigned int JOINED(CHUNK, n)(unsigned int sum);
#define NAME(n) JOINED(CHUNK, n),

FIFTY(DECLARE)
static unsigned int (*const chunks[])(unsigned int) = { FIFTY(NAME) };
static unsigned int sum;

static void run(unsigned long turns, int count)
{
	while (turns--)
		for (int i = 0; i < count; i++)
			sum = chunks[i](sum);
}

static void run_1(unsigned long turns)
{
	run(turns, 1);
}

static void run_5(unsigned long turns)
{
	run(turns, 5);
}

static void run_50(unsigned long turns)
{
	run(turns, 50);
}

static struct subject many[] = {
	{ "many", "2000", MECHANISM, 0, 10, run_1, SET_EVENT, NULL },
	{ "many", "10000", MECHANISM, 0, 3, run_5, SET_EVENT, NULL },
	{ "many", "100000", MECHANISM, 0, 1, run_50, SET_EVENT, NULL },
};
SUBJECTS(many)
