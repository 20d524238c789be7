/* SPDX-License-Identifier: MIT */
/* fault-traced-auto-1.c and on: what fails are system calls, whoever makes them.  A parent that
   traces the program makes one of them fail. */
#include "fault-script.h"

#include <errno.h>
#include <signal.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/user.h>
#include <sys/wait.h>

/* A call that does nothing, with arguments that nobody else gives it. */
enum { REQUEST = SYS_getppid, ARM = 0x4d41524b, DISARM };

static void arm(int n)
{
	syscall(REQUEST, ARM, n);
}

/* The answer is the tracer's. */
static int disarm(void)
{
	return (int)syscall(REQUEST, DISARM);
}

/* The tracer.  FAILING: which call, 0 none. */
static int armed, failing, count;

static long error_of(unsigned long long number)
{
	switch (number) {
	case SYS_mmap:
	case SYS_brk:
	case SYS_mprotect:
		return -ENOMEM;
	case SYS_openat:
	case SYS_open:
		return -EMFILE;
	case SYS_pwrite64:
		return -EIO;
	default:
		return -EPERM;
	}
}

/* PID enters a call.  Returns whether, and with what, its result is to be replaced. */
static int enter(pid_t pid, struct user_regs_struct *r, long *result)
{
	const unsigned long long number = r->orig_rax;

	if (number == REQUEST && r->rdi == ARM) {
		armed = 1;
		failing = (int)r->rsi;
		count = 0;
		return 0;
	}
	if (number == REQUEST && r->rdi == DISARM) {
		armed = 0;
		*result = count;
		return 1;
	}
	/* It would have to be tried again until it works. */
	if (!armed || number == SYS_exit_group || ++count != failing)
		return 0;
	if (getenv("FAULT_TELLS"))
		fprintf(stderr, "%d: call %llu\n", count, number);
	*result = error_of(number);
	r->orig_rax = (unsigned long long)-1;
	CHECK_EQUAL(ptrace(PTRACE_SETREGS, pid, NULL, r), 0);
	return 1;
}

/* What became of PID. */
static int trace(pid_t pid)
{
	struct user_regs_struct r;
	int status, inside = 0, replaced = 0, signal = 0;
	long result = 0;

	for (;;) {
		CHECK_EQUAL(ptrace(PTRACE_SYSCALL, pid, NULL, (long)signal), 0);
		CHECK_EQUAL(waitpid(pid, &status, __WALL), pid);
		if (!WIFSTOPPED(status))
			return status;
		signal = WSTOPSIG(status);
		if (signal != (SIGTRAP | 0x80))
			continue;
		signal = 0;
		CHECK_EQUAL(ptrace(PTRACE_GETREGS, pid, NULL, &r), 0);
		inside = !inside;
		if (inside) {
			replaced = enter(pid, &r, &result);
		} else if (replaced) {
			r.rax = (unsigned long long)result;
			CHECK_EQUAL(ptrace(PTRACE_SETREGS, pid, NULL, &r), 0);
		}
	}
}

int main(void)
{
	const pid_t pid = fork();
	int status;

	CHECK(pid >= 0);
	if (!pid) {
		if (ptrace(PTRACE_TRACEME, 0, NULL, NULL))
			_exit(77);
		raise(SIGSTOP);
		run_scripts();
		exit(0);
	}
	CHECK_EQUAL(waitpid(pid, &status, 0), pid);
	if (WIFEXITED(status) && WEXITSTATUS(status) == 77) {
		printf("no process may be traced here\n");
		return 77;
	}
	CHECK(WIFSTOPPED(status));
	CHECK_EQUAL(ptrace(PTRACE_SETOPTIONS, pid, NULL,
			   (long)(PTRACE_O_TRACESYSGOOD | PTRACE_O_EXITKILL)), 0);
	status = trace(pid);
	if (status)
		fprintf(stderr, "status %x\n", (unsigned int)status);
	return status != 0;
}
