/* SPDX-License-Identifier: MIT */
/* What x86-64 needs besides arch-x86_64.h. */
#include "arch.h"

/* A request to valgrind, which is a series of instructions that does nothing
   elsewhere (valgrind.h). */
static uintptr_t ask_valgrind(uintptr_t request, uintptr_t a, uintptr_t b)
{
	volatile uintptr_t arguments[6] = { request, a, b, 0, 0, 0 };
	uintptr_t result = 0;

	__asm__ volatile("rolq $3, %%rdi\n\trolq $13, %%rdi\n\t"
			 "rolq $61, %%rdi\n\trolq $51, %%rdi\n\t"
			 "xchgq %%rbx, %%rbx"
			 : "+d"(result)
			 : "a"(&arguments)
			 : "cc", "memory");
	return result;
}

enum { RUNNING_ON_VALGRIND = 0x1001, DISCARD_TRANSLATIONS = 0x1002 };

bool markers_arch_is_translated(void)
{
	return ask_valgrind(RUNNING_ON_VALGRIND, 0, 0) != 0;
}

void markers_arch_discard(const void *code, size_t length)
{
	ask_valgrind(DISCARD_TRANSLATIONS, (uintptr_t)code, length);
}
