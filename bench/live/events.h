/* SPDX-License-Identifier: MIT */
/*
 * The events of the hosts.  The number in a name is how many sites are on when
 * this event and those above it are.
 */
#ifndef BENCH_LIVE_EVENTS_H
#define BENCH_LIVE_EVENTS_H

#include <markers.h>

#pragma GCC visibility push(hidden)

MARKER void event_1(unsigned int value, int number, long other);
MARKER void event_1000(unsigned int value, int number, long other);
MARKER void event_10000(unsigned int value, int number, long other);
MARKER void event_100000(unsigned int value, int number, long other);

typedef unsigned int host(unsigned int value);

/* 111 hosts of nine sites, or 1,000. */
struct hosts {
	host *const *table;
	unsigned int count;
};

#pragma GCC visibility pop

#endif
