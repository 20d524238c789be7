/* SPDX-License-Identifier: MIT */
/* Text that the program itself has made writable, or execute-only: works, and it stays so
   but where MARKERS_PATCH=mprotect gives all of it the protection of the file.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#include "hostile.h"
#include "refuse-membarrier.h"
#include "state.h"

static void protect(int protection)
{
	char *page = (char *)((uintptr_t)fire & ~(uintptr_t)4095);

	CHECK_EQUAL(mprotect(page, 4096, protection), 0);
}

static void are_kept(const char *way, int protection)
{
	static struct state plain, own;
	const int kept = strcmp(way, "mprotect");
	int i;

	state_save(&plain);
	protect(protection);
	state_save(&own);
	CHECK(strcmp(own.protections, plain.protections));
	for (i = 0; i < 2; i++) {
		CHECK_EQUAL(works("a"), 0);
		CHECK(state_is(kept ? &own : &plain));
		CHECK_EQUAL(works("*"), 0);
		CHECK(state_is(kept ? &own : &plain));
	}
	protect(PROT_READ | PROT_EXEC);
	CHECK(state_is(&plain));
	CHECK_EQUAL(works("*"), 0);
	CHECK(state_is(&plain));
}

/* Not on processors with protection keys, and then nobody can look at the sites. */
static int can_be_read(int protection)
{
	int status;
	pid_t pid = fork();

	if (!pid) {
		protect(protection);
		_exit(*(volatile unsigned char *)(uintptr_t)fire & 0);
	}
	CHECK_EQUAL(waitpid(pid, &status, 0), pid);
	return !status;
}

static void test(const char *way)
{
	const int execute_only = can_be_read(PROT_EXEC);

	if (execute_only)
		are_kept(way, PROT_EXEC);
	are_kept(way, PROT_READ | PROT_WRITE | PROT_EXEC);
	/* As before Linux 6.11, which tells in no other way than by the file's text. */
	refuse(SYS_ioctl, SECCOMP_RET_ERRNO | ENOTTY);
	if (execute_only)
		are_kept(way, PROT_EXEC);
	are_kept(way, PROT_READ | PROT_WRITE | PROT_EXEC);
}

int main(int argc, char **argv)
{
	(void)argc;
	return in_each_way(argv, test);
}
