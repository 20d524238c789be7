/* SPDX-License-Identifier: MIT */
/*
 * Which pages of the program's code does a run touch?  Exactly: all of them are made
 * inaccessible, and the first access to each is a fault that is counted here.  This
 * is a shared library, so that its own code is none of them.
 *
 * The work runs four times, in its own process each: with and without its rare code
 * (argument), sites as MARKERS says.  Prints the number of pages.
 */
#define _GNU_SOURCE
#include <link.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static char *start, *stop;
static size_t page;
static volatile size_t touched;

static void on_fault(int signal, siginfo_t *info, void *context)
{
	char *at = (char *)((size_t)info->si_addr & ~(page - 1));

	(void)context;
	if (at < start || at >= stop || mprotect(at, page, PROT_READ | PROT_EXEC))
		_exit(128 + signal);
	touched++;
}

/* The program comes first. */
static int find_text(struct dl_phdr_info *info, size_t size, void *data)
{
	(void)size;
	(void)data;
	for (size_t i = 0; i < info->dlpi_phnum; i++) {
		const ElfW(Phdr) *p = &info->dlpi_phdr[i];
		char *from = (char *)((info->dlpi_addr + p->p_vaddr) & ~(page - 1));
		char *to = (char *)((info->dlpi_addr + p->p_vaddr + p->p_memsz + page - 1) &
				    ~(page - 1));

		if (p->p_type != PT_LOAD || !(p->p_flags & PF_X))
			continue;
		start = from;
		stop = to;
	}
	return 1;
}

void touch_run(void (*work)(int rare), int rare);
void touch_run(void (*work)(int rare), int rare)
{
	struct sigaction action = { .sa_sigaction = on_fault, .sa_flags = SA_SIGINFO };

	page = (size_t)sysconf(_SC_PAGESIZE);
	dl_iterate_phdr(find_text, NULL);
	sigaction(SIGSEGV, &action, NULL);
	if (mprotect(start, (size_t)(stop - start), PROT_NONE))
		exit(2);
	work(rare);
	printf("%zu %zu\n", touched, (size_t)(stop - start) / page);
	fflush(stdout);
	_exit(0);
}
