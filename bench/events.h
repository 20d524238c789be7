/* SPDX-License-Identifier: MIT */
/*
 * events.h - EVENT(name, arguments...) in the variant that the command line
 * names.  Whoever includes this has defined EVENTS(E) as a list of E(name,
 * prototype).
 *
 *	(none)			bare: nothing
 *	-DVARIANT_MARKERS	a marker
 *	-DVARIANT_OBSERVER	a marker whose probes only read
 *	-DVARIANT_SDT		a probe of sys/sdt.h
 *	-DVARIANT_KEY		a static key as Linux has them: an asm goto, and a
 *				call in a cold block
 *	-DVARIANT_FLAG		a test of a volatile flag, and a call in a cold block
 *	-DVARIANT_LTTNG		a tracepoint of LTTng-UST; BENCH_LTTNG_PROVIDER is
 *				its header
 *	-DVARIANT_XRAY_CUSTOM	a custom event of XRay (clang), of the event's name
 *	-DVARIANT_XRAY_TYPED	a typed one
 *
 * One file of the program defines BENCH_DEFINE_EVENTS: it gets what keys and
 * flags need besides.
 */
#ifndef BENCH_EVENTS_H
#define BENCH_EVENTS_H

#include <stdbool.h>

#if defined(VARIANT_MARKERS) || defined(VARIANT_OBSERVER)
#include <markers.h>
#if !MARKERS_HAVE_PLUGIN
#error "this variant is for GCC with the plugin"
#endif
#elif defined(VARIANT_SDT)
#define SDT_USE_VARIADIC
#include <sys/sdt.h>
#elif defined(VARIANT_LTTNG)
#include BENCH_LTTNG_PROVIDER
#endif

#if defined(VARIANT_MARKERS)
#define DECLARE_EVENT(name, prototype) MARKER void event_##name prototype;
#define EVENT(name, ...) event_##name(__VA_ARGS__)

#elif defined(VARIANT_OBSERVER)
#define DECLARE_EVENT(name, prototype) \
	MARKER __attribute__((marker_observer)) void event_##name prototype;
#define EVENT(name, ...) event_##name(__VA_ARGS__)

#elif defined(VARIANT_SDT)
#define DECLARE_EVENT(name, prototype)
#define EVENT(name, ...) STAP_PROBEV(bench, name, ##__VA_ARGS__)

#elif defined(VARIANT_KEY)
#include "experiments/jump-key-x86_64.h"
#define DECLARE_EVENT(name, prototype)                                            \
	extern __attribute__((visibility("hidden"))) struct jump_key key_##name;  \
	__attribute__((cold)) void event_##name prototype;
#define DEFINE_EVENT(name, prototype) \
	struct jump_key key_##name;   \
	void event_##name prototype {}
#define EVENT_CONDITION(name) jump_key_on(&key_##name)

#elif defined(VARIANT_FLAG)
#define DECLARE_EVENT(name, prototype)   \
	extern volatile int flag_##name; \
	__attribute__((cold)) void event_##name prototype;
#define DEFINE_EVENT(name, prototype) \
	volatile int flag_##name;     \
	void event_##name prototype {}
#define EVENT_CONDITION(name) flag_##name

#elif defined(VARIANT_LTTNG)
#define DECLARE_EVENT(name, prototype)
#define EVENT(name, ...) lttng_ust_tracepoint(bench, name, ##__VA_ARGS__)

#elif defined(VARIANT_XRAY_CUSTOM)
#define DECLARE_EVENT(name, prototype)
#define EVENT(name, ...) __xray_customevent(#name, sizeof #name)

#elif defined(VARIANT_XRAY_TYPED)
#define DECLARE_EVENT(name, prototype)
#define EVENT(name, ...) __xray_typedevent(1, #name, sizeof #name)

#else
#define DECLARE_EVENT(name, prototype)
#define EVENT(name, ...) ((void)0)
#endif

#ifdef EVENT_CONDITION
#define EVENT(name, ...)                                     \
	do {                                                 \
		if (__builtin_expect(EVENT_CONDITION(name), 0)) \
			event_##name(__VA_ARGS__);           \
	} while (0)
#endif

#ifdef __cplusplus
extern "C" {
#endif
EVENTS(DECLARE_EVENT)
#if defined(BENCH_DEFINE_EVENTS) && defined(DEFINE_EVENT)
#pragma GCC diagnostic ignored "-Wunused-parameter"
EVENTS(DEFINE_EVENT)
#endif
#ifdef __cplusplus
}
#endif

#endif /* BENCH_EVENTS_H */
