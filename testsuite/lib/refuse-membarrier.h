/* SPDX-License-Identifier: MIT */
/* A seccomp filter that answers one system call with ACTION. */
#ifndef MARKERS_TEST_REFUSE_H
#define MARKERS_TEST_REFUSE_H

#include "check.h"

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

/* For all threads. */
static inline void install_filter(struct sock_filter *filter, unsigned short length)
{
	struct sock_fprog program = { length, filter };

	CHECK_EQUAL(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), 0);
	CHECK_EQUAL(syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC,
			    &program),
		    0);
}

static inline void refuse(unsigned int number, unsigned int action)
{
	struct sock_filter filter[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1),
		BPF_STMT(BPF_RET | BPF_K, action),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
	};

	install_filter(filter, sizeof(filter) / sizeof(*filter));
}

#endif
