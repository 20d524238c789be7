/* SPDX-License-Identifier: MIT */
/* What C cannot say about the processor, beside its sites. */
#ifndef MARKERS_RUNTIME_MACHINE_X86_64_H
#define MARKERS_RUNTIME_MACHINE_X86_64_H

#include <ucontext.h>

/* In functions of the guard: no vector registers, no sanitizer. */
#define MARKERS_ARCH_BARE                                                      \
	__attribute__((target("general-regs-only"),                            \
		       no_sanitize("address", "thread", "undefined")))

/* For the thread itself: an instruction that serializes. */
static inline void markers_arch_serialize(void)
{
	unsigned int a = 0, b, c = 0, d;

	__asm__ volatile("cpuid" : "+a"(a), "=b"(b), "+c"(c), "=d"(d) : : "memory");
}

/* In a loop that waits for another thread. */
MARKERS_ARCH_BARE static inline void markers_arch_pause(void)
{
	__builtin_ia32_pause();
}

/* A system call without libc, and without errno. */
MARKERS_ARCH_BARE static inline long markers_arch_call_kernel(long number, long a, long b, long c,
							      long d, long e, long f)
{
	register long r10 __asm__("r10") = d;
	register long r8 __asm__("r8") = e;
	register long r9 __asm__("r9") = f;
	long result;

	__asm__ volatile("syscall"
			 : "=a"(result)
			 : "a"(number), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9)
			 : "rcx", "r11", "memory");
	return result;
}

/* What the system call that a signal's CONTEXT stands behind returns. */
static inline void markers_arch_set_result(void *context, long result)
{
	((ucontext_t *)context)->uc_mcontext.gregs[REG_RAX] = result;
}

#endif
