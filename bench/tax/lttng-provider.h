/* SPDX-License-Identifier: MIT */
/* lttng-provider.h - the events of events.h as tracepoints. */
#undef LTTNG_UST_TRACEPOINT_PROVIDER
#define LTTNG_UST_TRACEPOINT_PROVIDER bench
#undef LTTNG_UST_TRACEPOINT_INCLUDE
#define LTTNG_UST_TRACEPOINT_INCLUDE "lttng-provider.h"

/* Read several times, with other macros each. */
#if !defined(TAX_LTTNG_PROVIDER_H) || defined(LTTNG_UST_TRACEPOINT_HEADER_MULTI_READ)
#define TAX_LTTNG_PROVIDER_H
#include <lttng/tracepoint.h>
#include <stdbool.h>

#define INTEGER(type, name) lttng_ust_field_integer(type, name, name)

LTTNG_UST_TRACEPOINT_EVENT(bench, tick, LTTNG_UST_TP_ARGS(void),
	LTTNG_UST_TP_FIELDS())
LTTNG_UST_TRACEPOINT_EVENT(bench, value, LTTNG_UST_TP_ARGS(long, value),
	LTTNG_UST_TP_FIELDS(INTEGER(long, value)))
LTTNG_UST_TRACEPOINT_EVENT(bench, pair, LTTNG_UST_TP_ARGS(long, a, long, b),
	LTTNG_UST_TP_FIELDS(INTEGER(long, a) INTEGER(long, b)))
LTTNG_UST_TRACEPOINT_EVENT(bench, triple, LTTNG_UST_TP_ARGS(long, a, long, b, long, c),
	LTTNG_UST_TP_FIELDS(INTEGER(long, a) INTEGER(long, b) INTEGER(long, c)))
LTTNG_UST_TRACEPOINT_EVENT(bench, six,
	LTTNG_UST_TP_ARGS(long, a, long, b, long, c, long, d, long, e, long, f),
	LTTNG_UST_TP_FIELDS(INTEGER(long, a) INTEGER(long, b) INTEGER(long, c)
		INTEGER(long, d) INTEGER(long, e) INTEGER(long, f)))
LTTNG_UST_TRACEPOINT_EVENT(bench, where, LTTNG_UST_TP_ARGS(const void *, place, long, n),
	LTTNG_UST_TP_FIELDS(lttng_ust_field_integer_hex(unsigned long, place,
			(unsigned long)place) INTEGER(long, n)))
LTTNG_UST_TRACEPOINT_EVENT(bench, text,
	LTTNG_UST_TP_ARGS(const char *, text, unsigned long, length),
	LTTNG_UST_TP_FIELDS(lttng_ust_field_string(text, text)
		INTEGER(unsigned long, length)))
LTTNG_UST_TRACEPOINT_EVENT(bench, narrow,
	LTTNG_UST_TP_ARGS(unsigned char, kind, short, delta, bool, last),
	LTTNG_UST_TP_FIELDS(INTEGER(unsigned char, kind) INTEGER(short, delta)
		lttng_ust_field_integer(unsigned char, last, last)))
LTTNG_UST_TRACEPOINT_EVENT(bench, real, LTTNG_UST_TP_ARGS(double, x),
	LTTNG_UST_TP_FIELDS(lttng_ust_field_float(double, x, x)))
LTTNG_UST_TRACEPOINT_EVENT(bench, mixed, LTTNG_UST_TP_ARGS(double, x, long, n),
	LTTNG_UST_TP_FIELDS(lttng_ust_field_float(double, x, x) INTEGER(long, n)))
#endif

#include <lttng/tracepoint-event.h>
