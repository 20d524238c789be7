/* SPDX-License-Identifier: MIT */
/*
 * events.c - what the event's variants need besides the loops, and the probe:
 *
 *	(none)		empty
 *	-DPROBE_GLOBAL	counts in a global variable
 *	-DPROBE_TLS	counts in one that each thread has
 *	-DPROBE_KEY	either, as a key says that is set when the program is loaded
 */

#include "probe-key.h"

#define BENCH_DEFINE_EVENTS
#ifdef VARIANT_LTTNG
#define LTTNG_UST_TRACEPOINT_CREATE_PROBES
#define LTTNG_UST_TRACEPOINT_DEFINE
#endif
#include "events.h"

#ifdef VARIANT_MARKERS
#if defined(PROBE_GLOBAL) || defined(PROBE_KEY)
static unsigned long count_global;
#endif
#if defined(PROBE_TLS) || defined(PROBE_KEY)
static __thread unsigned long count_tls;
#endif

void event_tick(long number, const void *place)
{
	(void)number;
	(void)place;
#if defined(PROBE_KEY)
	if (ONE_THREAD)
		INCREMENT(count_global);
	else
		INCREMENT(count_tls);
#elif defined(PROBE_TLS)
	INCREMENT(count_tls);
#elif defined(PROBE_GLOBAL)
	INCREMENT(count_global);
#endif
}
#endif
