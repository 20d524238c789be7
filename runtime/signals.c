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
