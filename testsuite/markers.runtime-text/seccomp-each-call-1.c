/* SPDX-License-Identifier: MIT */
/* Filters that refuse the system calls which write text, each and all of them, with an
   error or with a signal that the program handles: works, or -EACCES and nothing has
   changed.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
/* { dg-timeout 120 } */
#define _GNU_SOURCE
#include "hostile.h"
#include "refuse-membarrier.h"
#include "state.h"

#include <signal.h>
#include <ucontext.h>

#ifndef SYS_SECCOMP
#define SYS_SECCOMP 1
#endif

/* Enough for whole pages to be written, but not for stores. */
FIXTURE_MARKER(some, "", "some");
FIXTURE_MANY_SITES(some_hosts, 400, some);

enum { WRITABLE_TEXT = 1, OPEN = 2, PWRITE = 4, ALL = 7 };

/* Refuse an mprotect() that makes anything executable. */
static void refuse_text(unsigned int action)
{
	struct sock_filter filter[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mprotect, 0, 3),
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[2])),
		BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 0, 1),
		BPF_STMT(BPF_RET | BPF_K, action),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
	};

	install_filter(filter, sizeof(filter) / sizeof(*filter));
}

static void on_sigsys(int number, siginfo_t *info, void *context)
{
	(void)number;
	CHECK_EQUAL(info->si_code, SYS_SECCOMP);
	((ucontext_t *)context)->uc_mcontext.gregs[REG_RAX] = -EPERM;
}

static void refuse_each(int what, unsigned int action)
{
	if (what & WRITABLE_TEXT)
		refuse_text(action);
	if (what & OPEN) {
		refuse(SYS_open, action);
		refuse(SYS_openat, action);
	}
	if (what & PWRITE)
		refuse(SYS_pwrite64, action);
}

static int expected(const char *way, int what)
{
	const int file = what & (OPEN | PWRITE), text = what & WRITABLE_TEXT;

	if (!strcmp(way, "mem"))
		return file ? -EACCES : 0;
	if (!strcmp(way, "mprotect"))
		return text ? -EACCES : 0;
	return file && text ? -EACCES : 0;
}

static void refused(const char *way, int what, unsigned int action)
{
	static const char *const patterns[] = { "a", "a,some", "a,many", "*" };
	static struct state before;
	const int result = expected(way, what);
	const struct sigaction handler = { .sa_sigaction = on_sigsys, .sa_flags = SA_SIGINFO };
	size_t i;

	CHECK_EQUAL(sigaction(SIGSYS, &handler, NULL), 0);
	state_begin();
	refuse_each(what, action);
	state_save(&before);
	for (i = 0; i < 4; i++) {
		CHECK_EQUAL(works(patterns[i]), result);
		CHECK(state_is(&before));
	}
	CHECK_EQUAL(markers_attach("a", (void (*)(void))body, NULL), result ? result : 1);
	CHECK_EQUAL(fire(), result ? 0 : 22);
	CHECK_EQUAL(markers_detach("a", (void (*)(void))body, NULL), result ? -ENOENT : 1);
	CHECK(state_is(&before));
}

static void test(const char *way)
{
	const unsigned int actions[] = { SECCOMP_RET_ERRNO | EPERM, SECCOMP_RET_ERRNO | ENOSYS,
					 SECCOMP_RET_TRAP };
	const int refuse = atoi(getenv("REFUSE"));

	refused(way, refuse / 3, actions[refuse % 3]);
}

int main(int argc, char **argv)
{
	char number[16];
	int refuse, r = 0;

	for (refuse = 3; refuse < 3 * (ALL + 1) && !r; refuse++) {
		snprintf(number, sizeof(number), "%d", refuse);
		if (argc == 1)
			setenv("REFUSE", number, 1);
		r = in_each_way(argv, test);
	}
	return r;
}
