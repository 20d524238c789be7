/* SPDX-License-Identifier: MIT */
/* What the runtime changes of a thread's and the program's signals. */
#ifndef MARKERS_RUNTIME_SIGNALS_H
#define MARKERS_RUNTIME_SIGNALS_H

#include <signal.h>

#pragma GCC visibility push(hidden)

/* The calling thread's mask, and the handler of signal NUMBER, as they were.  A call
   that fails is tried again: they must not stay changed. */
void markers_signals_restore_mask(const sigset_t *before);
void markers_signals_restore_handler(int number, const struct sigaction *before);

/* In a handler of ours, for a signal that is not: what would be done by OTHER, which was
   there before. */
void markers_signals_call_other(const struct sigaction *other, int number, siginfo_t *info,
				void *context);

#pragma GCC visibility pop

#endif
