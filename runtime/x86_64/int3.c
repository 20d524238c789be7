/* SPDX-License-Identifier: MIT */
/*
 * MARKERS_PATCH=int3: while a site changes, it holds a breakpoint instead of a
 * compare, which is the one way to change code that others run which Intel's
 * manual describes.  A thread that runs into it gets a SIGTRAP, and the handler
 * lets it go on behind the site, as if it were off.
 *
 * It is not the default, because a signal is not ours alone: the program may have
 * a SIGTRAP handler (it is called for breakpoints that are not ours, but must not
 * be installed while sites change), and a thread that blocks SIGTRAP dies.
 */
#include "arch.h"
#include "patch.h"
#include "signals.h"

#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <ucontext.h>

bool markers_int3;

const struct markers_way markers_arch_ways[] = { { "int3", &markers_int3 }, { 0 } };

static struct sites {
	size_t count;
	uintptr_t sites[]; /* in order */
} *current;

/* Handlers that may be looking at current. */
static int readers;
static struct sigaction other_handler;

static int compare(const void *a, const void *b)
{
	const uintptr_t x = *(const uintptr_t *)a, y = *(const uintptr_t *)b;

	return x < y ? -1 : x > y;
}

static bool ours(uintptr_t address)
{
	const struct sites *now;
	bool found = false;

	__atomic_add_fetch(&readers, 1, __ATOMIC_SEQ_CST);
	now = __atomic_load_n(&current, __ATOMIC_SEQ_CST);
	if (now)
		found = bsearch(&address, now->sites, now->count, sizeof(address), compare);
	__atomic_sub_fetch(&readers, 1, __ATOMIC_SEQ_CST);
	return found;
}

static void on_sigtrap(int number, siginfo_t *info, void *context)
{
	greg_t *ip = &((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
	const uintptr_t site = (uintptr_t)*ip - 1;
	const bool trapped = info->si_code == SI_KERNEL || info->si_code == TRAP_BRKPT;

	if (trapped && ours(site)) {
		*ip = (greg_t)(site + MARKERS_SITE_BYTES);
		return;
	}
	if (trapped && *(volatile unsigned char *)site != X86_SITE_INT3) {
		/* It was a batch that is over: run what is there now. */
		*ip = (greg_t)site;
		return;
	}
	markers_signals_call_other(&other_handler, number, info, context);
}

static int install(void)
{
	struct sigaction handler = { .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER |
						 SA_RESTART };
	struct sigaction present;

	if (sigaction(SIGTRAP, NULL, &present))
		return -errno;
	if ((present.sa_flags & SA_SIGINFO) && present.sa_sigaction == on_sigtrap)
		return 0;
	other_handler = present;
	handler.sa_sigaction = on_sigtrap;
	return sigaction(SIGTRAP, &handler, NULL) ? -errno : 0;
}

int markers_arch_begin(const struct markers_batch *batch)
{
	struct sites *sites;
	size_t i, j;
	int r;

	if (!markers_int3)
		return 0;
	sites = malloc(sizeof(*sites) + batch->count * sizeof(sites->sites[0]));
	if (!sites)
		return -ENOMEM;
	sites->count = 0;
	for (i = 0; i < batch->run_count; i++)
		for (j = 0; j < batch->runs[i].count; j++)
			sites->sites[sites->count++] =
				(uintptr_t)markers_site_address(&batch->runs[i].rows[j]);
	for (i = 0; i < batch->other_count; i++)
		sites->sites[sites->count++] = (uintptr_t)batch->others[i].site;
	qsort(sites->sites, sites->count, sizeof(sites->sites[0]), compare);
	r = install();
	if (r) {
		free(sites);
		return r;
	}
	__atomic_store_n(&current, sites, __ATOMIC_SEQ_CST);
	return 0;
}

void markers_arch_end(void)
{
	struct sites *sites = current;

	if (!sites)
		return;
	__atomic_store_n(&current, NULL, __ATOMIC_SEQ_CST);
	while (__atomic_load_n(&readers, __ATOMIC_SEQ_CST))
		sched_yield();
	free(sites);
}
