/* SPDX-License-Identifier: MIT */
/*
 * events.h - the one event of the experiments, in the variant that the command
 * line names (../events.h).  Each mechanism renames it, so that they go together in
 * one program.
 */
#ifndef EXPERIMENTS_EVENTS_H
#define EXPERIMENTS_EVENTS_H

#define EVENTS(E) E(tick, (long number, const void *place))
#define BENCH_LTTNG_PROVIDER "lttng-provider.h"

#include "../events.h"

/* set_event(bool on) for the variant, to be what subject.h calls set. */
#if defined(VARIANT_MARKERS)
#define TEXT_OF(name) #name
#define NAME_OF(name) TEXT_OF(name)
static inline int set_event(bool on)
{
	const char *name = NAME_OF(event_tick);

	return (on ? markers_enable(name) : markers_disable(name)) == 1 ? 0 : -1;
}
#define SET_EVENT set_event
#elif defined(VARIANT_KEY)
int jump_key_set(const void *key, bool on);
static inline int set_event(bool on)
{
	return jump_key_set(&key_tick, on);
}
#define SET_EVENT set_event
#elif defined(VARIANT_FLAG)
static inline int set_event(bool on)
{
	flag_tick = on;
	return 0;
}
#define SET_EVENT set_event
#elif defined(VARIANT_SDT) && defined(HAVE_UPROBES)
int uprobes_set(bool on);
#define SET_EVENT uprobes_set
#elif defined(VARIANT_XRAY_CUSTOM) || defined(VARIANT_XRAY_TYPED)
int xray_set(bool on);
#define SET_EVENT xray_set
#else
#define SET_EVENT NULL
#endif

#endif /* EXPERIMENTS_EVENTS_H */
