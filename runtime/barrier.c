/* SPDX-License-Identifier: MIT */
/*
 * Making every thread see what was written: membarrier(2), with the flavour that
 * also makes the other processors drop what they have fetched and decoded.
 *
 * It can be refused: by an old kernel (EINVAL, ENOSYS) or by a seccomp filter,
 * with any error or with a SIGSYS that would kill the program.  A filter may come
 * at any time, so the barrier is tried before each batch; where there is no filter
 * it is enough that it has worked before.  If it is refused, a single thread may
 * still change its own code; with more of them the call fails.
 *
 * Whether there is one thread only is for the kernel to say: libc does not know of those
 * that it did not make, nor of a process that shares the memory.  unshare(CLONE_VM) has
 * no effect, and works if and only if the caller has its memory to itself.  It counts a
 * thread until the kernel has done with it, which is later than a thread that joins it
 * goes on; /proc shows that such a one is leaving.  In a process with a filter /proc is
 * asked first, as a filter may end the process for a call that few make.
 */
#include "barrier.h"
#include "arch.h"
#include "signals.h"

#include <errno.h>
#include <dirent.h>
#include <fcntl.h>
#include <linux/membarrier.h>
#include <linux/sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#ifndef SYS_SECCOMP
#define SYS_SECCOMP 1
#endif

static unsigned long barriers;
static bool works;    /* it has been run */
static bool filtered; /* there is a filter, or it cannot be told; filters stay */
static __thread volatile bool trying __attribute__((tls_model("initial-exec")));
static struct sigaction other_handler;

/* A filter that traps: the call fails.  Somebody else's trap: their business. */
static void on_sigsys(int number, siginfo_t *info, void *context)
{
	if (trying && info->si_code == SYS_SECCOMP &&
	    (info->si_syscall == SYS_membarrier || info->si_syscall == SYS_prctl ||
	     info->si_syscall == SYS_unshare)) {
		markers_arch_set_result(context, -ENOSYS);
		return;
	}
	markers_signals_call_other(&other_handler, number, info, context);
}

static long call_kernel(int command)
{
	return syscall(SYS_membarrier, command, 0, 0) < 0 ? -errno : 0;
}

/* 0: no filter. */
static long ask_for_filter(int unused)
{
	(void)unused;
	return prctl(PR_GET_SECCOMP, 0, 0, 0, 0);
}

/* CALL that fails at worst. */
static long guarded(long (*call)(int), int argument)
{
	struct sigaction handler = { .sa_flags = SA_SIGINFO | SA_ONSTACK };
	sigset_t trap, before;
	long result = -ENOSYS;

	handler.sa_sigaction = on_sigsys;
	sigfillset(&handler.sa_mask);
	sigemptyset(&trap);
	sigaddset(&trap, SIGSYS);
	if (sigaction(SIGSYS, &handler, &other_handler))
		return result;
	/* If it were blocked, the kernel would kill. */
	if (!pthread_sigmask(SIG_UNBLOCK, &trap, &before)) {
		trying = true;
		result = call(argument);
		trying = false;
		markers_signals_restore_mask(&before);
	}
	markers_signals_restore_handler(SIGSYS, &other_handler);
	return result;
}

/* The filter may be one that does not let us ask for it. */
static void look_for_filter(void)
{
	filtered = filtered || guarded(ask_for_filter, 0);
}

static long try(int command)
{
	return filtered || ask_for_filter(0) ? guarded(call_kernel, command) :
					       call_kernel(command);
}

void markers_barrier_register(void)
{
	look_for_filter();
	try(MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED_SYNC_CORE);
}

static long run(void)
{
	long result = try(MEMBARRIER_CMD_PRIVATE_EXPEDITED_SYNC_CORE);

	if (result == -EPERM) {
		/* Not registered, or the registration was refused at the time. */
		markers_barrier_register();
		result = try(MEMBARRIER_CMD_PRIVATE_EXPEDITED_SYNC_CORE);
	}
	works = !result;
	return result;
}

/* PF_EXITING of the kernel's linux/sched.h: no more code of the program is run. */
enum { FLAG_EXITING = 4 };

/* Is THREAD, as /proc/self/task names it, leaving or gone? */
static bool leaves(const char *thread)
{
	char path[64], text[512], *end;
	unsigned int flags;
	ssize_t n;
	int fd;

	snprintf(path, sizeof(path), "/proc/self/task/%.16s/stat", thread);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return errno == ENOENT || errno == ESRCH;
	n = read(fd, text, sizeof(text) - 1);
	if (n < 0)
		n = errno == ESRCH ? 0 : -1;
	close(fd);
	if (n <= 0)
		return !n;
	text[n] = 0;
	/* "id (name) state parent group session terminal group flags ..." */
	end = strrchr(text, ')');
	return end && sscanf(end + 1, " %*c %*d %*d %*d %*d %*d %u", &flags) == 1 &&
	       flags & FLAG_EXITING;
}

/* How many threads there are that do not leave, up to 2; -1: that cannot be told. */
static int count_threads(void)
{
	DIR *threads = opendir("/proc/self/task");
	const struct dirent *entry;
	int count = 0;

	if (!threads)
		return -1;
	while (count < 2 && (entry = readdir(threads)))
		count += *entry->d_name != '.' && !leaves(entry->d_name);
	closedir(threads);
	return count;
}

/* 0: there is nothing of the kind FLAG that others share. */
static long share_nothing(int flag)
{
	return syscall(SYS_unshare, flag, 0, 0) < 0 ? -errno : 0;
}

bool markers_barrier_alone(void)
{
	int count;

	look_for_filter();
	if (!filtered && !share_nothing(CLONE_VM))
		return true;
	/* With no thread, it is another process that has the memory, too; or the last thread
	   has gone since. */
	if (!filtered && !share_nothing(CLONE_THREAD))
		return !share_nothing(CLONE_VM);
	count = count_threads();
	if (count < 0)
		return filtered && !guarded(share_nothing, CLONE_VM);
	return count == 1;
}

int markers_barrier_prepare(void)
{
	look_for_filter();
	return (works && !filtered) || !run() || markers_barrier_alone() ? 0 : -EAGAIN;
}

void markers_barrier(void)
{
	const struct timespec time = { 0, 30000000 };

	barriers++;
	if (!run())
		return;
	markers_arch_serialize();
	/* A filter that has come since the call was prepared.  A timer interrupt on
	   each processor does the same, and these take 10 ms at most. */
	if (!markers_barrier_alone())
		nanosleep(&time, NULL);
}

unsigned long markers_barrier_count(void)
{
	return barriers;
}
