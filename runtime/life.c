/* SPDX-License-Identifier: MIT */
/*
 * The runtime's life in its process: the lock, the start, fork.
 *
 * A fork takes the lock first, so that the child gets whole data and whole sites,
 * and a lock that it can use.  Another thread may have held the loader's lock at that
 * time, and nobody gives that back in the child: it does without.  The child of a vfork shares the parent's memory and
 * must not change it; no handler runs there, so the process id gives it away.
 */
#include "runtime.h"
#include "barrier.h"
#include "environment.h"
#include "lock.h"
#include "signals.h"

#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static struct markers_lock lock;
static __thread int inside __attribute__((tls_model("initial-exec")));
static pid_t process;
static pid_t forking; /* the thread that forks, with the lock */
static int started;
static bool threads_at_fork;

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

static int refusal(void)
{
	if (inside)
		return -EDEADLK;
	return process && process != getpid() ? -EPERM : 0;
}

int markers_enter(struct markers_call *call)
{
	int r = refusal();

	if (r)
		return r;
	for (;;) {
		r = block_signals(&call->signals);
		if (r)
			return r;
		pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &call->cancellation);
		inside = 1;
		if (markers_lock_try(&lock))
			return 0;
		inside = 0;
		markers_signals_restore_mask(&call->signals);
		pthread_setcancelstate(call->cancellation, NULL);
		markers_lock_wait(&lock);
	}
}

void markers_leave(const struct markers_call *call)
{
	markers_lock_give(&lock);
	inside = 0;
	markers_signals_restore_mask(&call->signals);
	pthread_setcancelstate(call->cancellation, NULL);
}

/* A call on its way through the locks. */
struct way {
	int (*operation)(void *);
	void *data;
	bool loader, again, shown;
	int result;
};

static int run(struct way *way)
{
	struct markers_call call;
	int r = markers_enter(&call);

	if (r)
		return r;
	way->again = !way->loader && markers_objects_need_loader();
	if (!way->again) {
		r = markers_objects_update(way->loader);
		if (!r)
			r = way->operation(way->data);
	}
	markers_leave(&call);
	return r;
}

static int run_in_loader(struct dl_phdr_info *info, size_t size, void *data)
{
	struct way *way = data;

	(void)info;
	(void)size;
	way->shown = true;
	way->result = run(way);
	return 1;
}

static int run_through(int (*operation)(void *), void *data)
{
	struct way way = { operation, data, false, true, false, 0 };
	int r = refusal();

	/* Never the loader's lock behind ours. */
	if (r)
		return r;
	if (!markers_objects_need_loader()) {
		way.again = false;
		r = run(&way);
		if (!way.again)
			return r;
	}
	way.loader = true;
	dl_iterate_phdr(run_in_loader, &way);
	if (way.shown)
		return way.result;
	markers_objects_hidden();
	return -ELIBACC;
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

/* Without the signals being put off: a fork may be for long in other handlers. */
static void before_fork(void)
{
	/* A probe in an allocator that the runtime calls may fork, too; then the
	   lock is this thread's already. */
	if (!inside++) {
		while (!markers_lock_try(&lock))
			markers_lock_wait(&lock);
		threads_at_fork = !markers_barrier_alone();
	}
	forking = gettid();
}

static void after_fork_in_parent(void)
{
	if (!--inside)
		markers_lock_give(&lock);
}

static void after_fork_in_child(void)
{
	process = getpid();
	markers_guard_forked(forking);
	markers_objects_forked(threads_at_fork);
	after_fork_in_parent();
}

static int start(void *data)
{
	(void)data;
	if (started)
		return 0;
	process = getpid();
	markers_guard_start();
	__atomic_store_n(&started, 1, __ATOMIC_RELEASE);
	markers_barrier_register();
	pthread_atfork(before_fork, after_fork_in_parent, after_fork_in_child);
	markers_environment_apply();
	if (markers_objects_any_on())
		markers_registry_settle(true);
	return 0;
}

void markers_initialize(void)
{
	if (!__atomic_load_n(&started, __ATOMIC_ACQUIRE))
		run_through(start, NULL);
}

int markers_locked(int (*operation)(void *), void *data)
{
	markers_initialize();
	return run_through(operation, data);
}

/* Do objects that are loaded later see this library, and no other in its place?  Asked
   where the loader runs constructors: its locks are this thread's.  What is in an archive
   (libtool defines PIC for what is not) is for programs, which show little, and may be
   static. */
static void see_scope(void)
{
#ifdef PIC
	void *program = dlopen(NULL, RTLD_LAZY);

	if (!program)
		return;
	if (dlsym(program, "markers_object_loaded") == (void *)markers_object_loaded)
		markers_objects_global();
	dlclose(program);
#endif
}

/* Before the program's own constructors, if they are not earlier still. */
__attribute__((constructor(101))) static void initialize(void)
{
	markers_initialize();
	see_scope();
}
