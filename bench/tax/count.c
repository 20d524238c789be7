/* SPDX-License-Identifier: MIT */
/*
 * count.c - counts the instructions that a driver's hosts execute.
 *
 * Usage: count PROGRAM >TABLE
 *
 * Runs PROGRAM, and from each int3 with a name to the next int3 goes through it
 * one instruction at a time.  Prints a line per name: the name, the instructions
 * outside the driver, and those of them that are NOPs.
 */

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

enum { INT3 = 0xcc, NAME_MAX_BYTES = 64 };

/* What the instructions at addresses seen already are. */
enum kind { UNKNOWN, ORDINARY, NOP, BREAK };
static struct {
	unsigned long address;
	enum kind kind;
} seen[1 << 16];

static void die(const char *what)
{
	fprintf(stderr, "count: %s: %s\n", what, strerror(errno));
	exit(2);
}

static unsigned long peek(pid_t pid, unsigned long address)
{
	errno = 0;
	long word = ptrace(PTRACE_PEEKTEXT, pid, address, NULL);
	if (errno)
		die("reading the program's memory");
	return word;
}

/* nop, nopw and nopl, with any number of 0x66 and a segment in front; not
   pause, and not endbr64 or lock or rep anything. */
static bool nop_p(unsigned long bytes)
{
	while ((bytes & 0xff) == 0x66 || (bytes & 0xff) == 0x2e)
		bytes >>= 8;
	if ((bytes & 0xf0) == 0x40)
		bytes >>= 8;
	return (bytes & 0xff) == 0x90 || (bytes & 0xffff) == 0x1f0f;
}

static enum kind kind_at(pid_t pid, unsigned long address)
{
	unsigned long slot = (address ^ address >> 16) % (sizeof seen / sizeof *seen);

	if (seen[slot].kind == UNKNOWN || seen[slot].address != address) {
		unsigned long bytes = peek(pid, address);

		seen[slot].address = address;
		seen[slot].kind = (bytes & 0xff) == INT3 ? BREAK
				  : nop_p(bytes)	 ? NOP
							 : ORDINARY;
	}
	return seen[slot].kind;
}

static unsigned long instruction_pointer(pid_t pid)
{
	errno = 0;
	long rip = ptrace(PTRACE_PEEKUSER, pid, offsetof(struct user_regs_struct, rip), NULL);
	if (errno)
		die("reading the program's registers");
	return rip;
}

static void read_name(pid_t pid, unsigned long address, char *name)
{
	for (int i = 0; i < NAME_MAX_BYTES - 1; i++) {
		name[i] = peek(pid, address + i) & 0xff;
		if (!name[i])
			return;
	}
	name[NAME_MAX_BYTES - 1] = 0;
}

/* From the int3 that the program stopped at to the next one. */
static void count_one(pid_t pid)
{
	struct user_regs_struct regs;
	char name[NAME_MAX_BYTES];
	unsigned long instructions = 0, nops = 0, last = 0;
	int status;

	if (ptrace(PTRACE_GETREGS, pid, NULL, &regs))
		die("reading the program's registers");
	read_name(pid, regs.rdi, name);
	for (;;) {
		unsigned long rip = instruction_pointer(pid);
		enum kind kind = kind_at(pid, rip);

		if (kind == BREAK)
			break;
		/* Twice the same: a string instruction at its next turn. */
		if (rip != last && !(rip >= regs.rsi && rip < regs.rdx)) {
			instructions++;
			nops += kind == NOP;
		}
		last = rip;
		if (ptrace(PTRACE_SINGLESTEP, pid, NULL, NULL))
			die("stepping");
		if (waitpid(pid, &status, 0) != pid || !WIFSTOPPED(status) ||
		    WSTOPSIG(status) != SIGTRAP) {
			fprintf(stderr, "count: the program ended or stopped in %s\n", name);
			exit(2);
		}
	}
	printf("%s\t%lu\t%lu\n", name, instructions, nops);
	/* Step over the int3 that ends it. */
	if (ptrace(PTRACE_GETREGS, pid, NULL, &regs))
		die("reading the program's registers");
	regs.rip++;
	if (ptrace(PTRACE_SETREGS, pid, NULL, &regs))
		die("changing the program's registers");
}

int main(int argc, char **argv)
{
	int status, signal = 0;

	if (argc < 2) {
		fprintf(stderr, "usage: count PROGRAM >TABLE\n");
		return 2;
	}
	pid_t pid = fork();
	if (pid < 0)
		die("fork");
	if (!pid) {
		if (ptrace(PTRACE_TRACEME, 0, NULL, NULL))
			die("ptrace");
		execv(argv[1], argv + 1);
		die(argv[1]);
	}
	if (waitpid(pid, &status, 0) != pid || !WIFSTOPPED(status))
		die("starting the program");
	for (;;) {
		if (ptrace(PTRACE_CONT, pid, NULL, signal))
			die("running the program");
		if (waitpid(pid, &status, 0) != pid)
			die("waiting for the program");
		if (!WIFSTOPPED(status))
			break;
		signal = 0;
		if (WSTOPSIG(status) == SIGTRAP)
			count_one(pid);
		else
			signal = WSTOPSIG(status);
	}
	if (!WIFEXITED(status) || WEXITSTATUS(status)) {
		fprintf(stderr, "count: %s did not end well\n", argv[1]);
		return 2;
	}
	return 0;
}
