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
 */
#include "barrier.h"
#include "signals.h"

#include <errno.h>
#include <dirent.h>
#include <linux/membarrier.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/single_threaded.h>
#include <sys/syscall.h>
#include <time.h>
#include <ucontext.h>
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
	    (info->si_syscall == SYS_membarrier || info->si_syscall == SYS_prctl)) {
		((ucontext_t *)context)->uc_mcontext.gregs[REG_RAX] = -ENOSYS;
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

bool markers_barrier_alone(void)
{
	return __libc_single_threaded;
}

/* Libc does not say so again when all other threads have ended. */
static bool alone(void)
{
	DIR *threads;
	int count = 0;

	if (__libc_single_threaded)
		return true;
	threads = opendir("/proc/self/task");
	if (!threads)
		return false;
	while (readdir(threads))
		count++;
	closedir(threads);
	return count == 3; /* with . and .. */
}

bool markers_barrier_exclusive(void)
{
	return alone();
}

int markers_barrier_prepare(void)
{
	if (markers_barrier_alone())
		return 0;
	look_for_filter();
	return (works && !filtered) || !run() || alone() ? 0 : -EAGAIN;
}

void markers_barrier(void)
{
	const struct timespec time = { 0, 30000000 };
	unsigned int a = 0, b, c = 0, d;

	barriers++;
	if (!run())
		return;
	/* For the thread itself, an instruction that serializes. */
	__asm__ volatile("cpuid" : "+a"(a), "=b"(b), "+c"(c), "=d"(d) : : "memory");
	/* A filter that has come since the call was prepared.  A timer interrupt on
	   each processor does the same, and these take 10 ms at most. */
	if (!alone())
		nanosleep(&time, NULL);
}

unsigned long markers_barrier_count(void)
{
	return barriers;
}
