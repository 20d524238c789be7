/* SPDX-License-Identifier: MIT */
#include "signals.h"

enum { TRIES = 3 };

void markers_signals_restore_mask(const sigset_t *before)
{
	int i;

	for (i = 0; i < TRIES && pthread_sigmask(SIG_SETMASK, before, NULL); i++)
		;
}

void markers_signals_restore_handler(int number, const struct sigaction *before)
{
	int i;

	for (i = 0; i < TRIES && sigaction(number, before, NULL); i++)
		;
}

void markers_signals_call_other(const struct sigaction *other, int number, siginfo_t *info,
				void *context)
{
	if (other->sa_flags & SA_SIGINFO)
		other->sa_sigaction(number, info, context);
	else if (other->sa_handler != SIG_DFL && other->sa_handler != SIG_IGN)
		other->sa_handler(number);
	else {
		/* Without a handler it would have been the end. */
		signal(number, SIG_DFL);
		raise(number);
	}
}
