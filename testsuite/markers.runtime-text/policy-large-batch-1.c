/* SPDX-License-Identifier: MIT */
/* In a very large batch text is made writable only where that is allowed.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#include "large.h"
#include "text.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <pthread.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>

/* Refuse an mprotect() that makes anything writable and executable. */
static void refuse_writable_text(void)
{
	struct sock_filter filter[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mprotect, 0, 4),
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[2])),
		BPF_STMT(BPF_ALU | BPF_AND | BPF_K, PROT_WRITE | PROT_EXEC),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, PROT_WRITE | PROT_EXEC, 0, 1),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
	};
	struct sock_fprog program = { 7, filter };

	CHECK_EQUAL(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), 0);
	CHECK_EQUAL(prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program), 0);
}

static void *all(void *data)
{
	struct rlimit limit, none = { 0, 0 };

	(void)data;
	CHECK_EQUAL(markers_enable("*"), 3);
	CHECK_EQUAL(fire(), 11);
	CHECK_EQUAL(markers_disable("*"), 3);
	CHECK_EQUAL(fire(), 0);
	CHECK(text_equals_file());
	CHECK(!text_is_writable());
	/* Now neither way is there. */
	CHECK_EQUAL(getrlimit(RLIMIT_NOFILE, &limit), 0);
	none.rlim_max = limit.rlim_max;
	CHECK_EQUAL(setrlimit(RLIMIT_NOFILE, &none), 0);
	CHECK_EQUAL(markers_enable("*"), -EACCES);
	CHECK_EQUAL(fire(), 0);
	CHECK_EQUAL(setrlimit(RLIMIT_NOFILE, &limit), 0);
	CHECK(text_equals_file());
	return NULL;
}

int main(void)
{
	pthread_t thread;

	refuse_writable_text();
	all(NULL);
	CHECK_EQUAL(pthread_create(&thread, NULL, all, NULL), 0);
	pthread_join(thread, NULL);
	return 0;
}
