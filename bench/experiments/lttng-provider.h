/* SPDX-License-Identifier: MIT */
/* lttng-provider.h - the event of events.h as a tracepoint. */
#undef LTTNG_UST_TRACEPOINT_PROVIDER
#define LTTNG_UST_TRACEPOINT_PROVIDER bench
#undef LTTNG_UST_TRACEPOINT_INCLUDE
#define LTTNG_UST_TRACEPOINT_INCLUDE "lttng-provider.h"

/* Read several times, with other macros each. */
#if !defined(EXPERIMENTS_LTTNG_PROVIDER_H) || defined(LTTNG_UST_TRACEPOINT_HEADER_MULTI_READ)
#define EXPERIMENTS_LTTNG_PROVIDER_H
#include <lttng/tracepoint.h>

LTTNG_UST_TRACEPOINT_EVENT(bench, tick, LTTNG_UST_TP_ARGS(long, number, const void *, place),
	LTTNG_UST_TP_FIELDS(lttng_ust_field_integer(long, number, number)
		lttng_ust_field_integer_hex(unsigned long, place, (unsigned long)place)))
#endif

#include <lttng/tracepoint-event.h>
