/* SPDX-License-Identifier: MIT */
/* events.h - the events of the hosts; lttng-provider.h has them once more. */
#ifndef TAX_EVENTS_H
#define TAX_EVENTS_H

#define EVENTS(E)                                                \
	E(tick, (void))                                          \
	E(value, (long value))                                   \
	E(pair, (long a, long b))                                \
	E(triple, (long a, long b, long c))                      \
	E(six, (long a, long b, long c, long d, long e, long f)) \
	E(where, (const void *place, long n))                    \
	E(text, (const char *text, unsigned long length))        \
	E(narrow, (unsigned char kind, short delta, bool last))  \
	E(real, (double x))                                      \
	E(mixed, (double x, long n))
#define BENCH_LTTNG_PROVIDER "lttng-provider.h"

#include "../events.h"

#endif /* TAX_EVENTS_H */
