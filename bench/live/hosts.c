/* SPDX-License-Identifier: MIT */
/*
 * Hosts with nine sites each of EVENT, 1,000 of them or, with FEW, 111.  A file
 * of 9,000 sites is compiled once and linked ten times, under other names of
 * HOSTS.
 */
#include "events.h"

/* Enough between the sites that one takes about 30 bytes. */
#define WORK(n)                                                                \
	x ^= x >> 7;                                                           \
	x = x * 33 + (n);                                                      \
	x ^= x << 5;
#define SITE(n)                                                                \
	WORK(n)                                                                \
	EVENT(x, n, y);
#define HOST(name)                                                             \
	static unsigned int name(unsigned int x)                               \
	{                                                                      \
		const long y = (long)x + 1;                                    \
		SITE(1) SITE(2) SITE(3) SITE(4) SITE(5) SITE(6) SITE(7) SITE(8) SITE(9) \
		return x;                                                      \
	}

#ifdef FEW
#define TIMES_10(a, what) what(a##0)
#define LAST(what) what(host_last)
#else
#define TIMES_10(a, what)                                                      \
	what(a##0) what(a##1) what(a##2) what(a##3) what(a##4) what(a##5)      \
	what(a##6) what(a##7) what(a##8) what(a##9)
#define LAST(what)
#endif
#define TENS(a, what)                                                          \
	TIMES_10(a##0, what) TIMES_10(a##1, what) TIMES_10(a##2, what)         \
	TIMES_10(a##3, what) TIMES_10(a##4, what) TIMES_10(a##5, what)         \
	TIMES_10(a##6, what) TIMES_10(a##7, what) TIMES_10(a##8, what)         \
	TIMES_10(a##9, what)
#ifdef FEW
#define ALL(what)                                                              \
	TENS(host_0, what) TENS(host_1, what) TENS(host_2, what)               \
	TENS(host_3, what) TENS(host_4, what) TENS(host_5, what)               \
	TENS(host_6, what) TENS(host_7, what) TENS(host_8, what)               \
	TENS(host_9, what) TENS(host_a, what) LAST(what)
#else
#define ALL(what)                                                              \
	TENS(host_0, what) TENS(host_1, what) TENS(host_2, what)               \
	TENS(host_3, what) TENS(host_4, what) TENS(host_5, what)               \
	TENS(host_6, what) TENS(host_7, what) TENS(host_8, what)               \
	TENS(host_9, what)
#endif

ALL(HOST)

#define NAME(name) name,
static host *const table[] = { ALL(NAME) };

extern const struct hosts HOSTS;
const struct hosts HOSTS = { table, sizeof(table) / sizeof(table[0]) };
