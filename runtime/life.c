/* SPDX-License-Identifier: MIT */
/*
 * The runtime's life in its process: the lock, the start, fork.
 *
 * A fork takes the lock first, so that the child gets whole data and whole sites,
 * and a lock that it can use.  The child of a vfork shares the parent's memory and
 * must not change it; no handler runs there, so the process id gives it away.
 */
#include "runtime.h"
#include "barrier.h"
#include "environment.h"
#include "signals.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static __thread int inside __attribute__((tls_model("initial-exec")));
static pid_t process;
static int started;

/* Signals that the thread's own instructions raise cannot be put off. */
static int block_signals(sigset_t *before)
{
	static const int own[] = { SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS, SIGABRT };
	sigset_t set;
	size_t i;

	sigfillset(&set);
	for (i = 0; i < sizeof(own) / sizeof(*own); i++)
		sigdelset(&set, own[i]);
	return pthread_sigmask(SIG_BLOCK, &set, before) ? -ENOSYS : 0;
}

int markers_enter(struct markers_call *call)
{
	int r;

	if (inside)
		return -EDEADLK;
	if (process && process != getpid())
		return -EPERM;
	r = block_signals(&call->signals);
	if (r)
		return r;
	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &call->cancellation);
	inside = 1;
	pthread_mutex_lock(&lock);
	return 0;
}

void markers_leave(const struct markers_call *call)
{
	pthread_mutex_unlock(&lock);
	inside = 0;
	markers_signals_restore_mask(&call->signals);
	pthread_setcancelstate(call->cancellation, NULL);
}

void markers_wait_closed(struct markers_gates *closed)
{
	int cancellation;

	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancellation);
	markers_guard_wait_closed(closed->gates, closed->count);
	free(closed->gates);
	pthread_setcancelstate(cancellation, NULL);
}

void markers_wait_detached(const struct markers_attachment *attachment)
{
	int cancellation;

	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancellation);
	markers_guard_wait(&attachment->probe);
	pthread_setcancelstate(cancellation, NULL);
}

static void before_fork(void)
{
	/* A probe in an allocator that the runtime calls may fork, too; then the
	   lock is this thread's already. */
	if (!inside++)
		pthread_mutex_lock(&lock);
}

static void after_fork_in_parent(void)
{
	if (!--inside)
		pthread_mutex_unlock(&lock);
}

static void after_fork_in_child(void)
{
	process = getpid();
	markers_guard_forked();
	after_fork_in_parent();
}

void markers_initialize(void)
{
	struct markers_call call;

	if (__atomic_load_n(&started, __ATOMIC_ACQUIRE) || markers_enter(&call))
		return;
	if (!started) {
		process = getpid();
		__atomic_store_n(&started, 1, __ATOMIC_RELEASE);
		markers_barrier_register();
		pthread_atfork(before_fork, after_fork_in_parent, after_fork_in_child);
		markers_environment_apply();
		if (markers_objects_any_on())
			markers_registry_settle(true);
	}
	markers_leave(&call);
}

/* Before the program's own constructors, if they are not earlier still. */
__attribute__((constructor(101))) static void initialize(void)
{
	markers_initialize();
}
