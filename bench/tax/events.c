/* SPDX-License-Identifier: MIT */
/* events.c - what the variants need besides the hosts. */

#define BENCH_DEFINE_EVENTS
#ifdef VARIANT_LTTNG
#define LTTNG_UST_TRACEPOINT_CREATE_PROBES
#define LTTNG_UST_TRACEPOINT_DEFINE
#endif
#include "events.h"
