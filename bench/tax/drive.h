/* SPDX-License-Identifier: MIT */
/*
 * drive.h - how the driver tells the counter (count.c) what is to be counted.
 *
 * An int3 with a name in rdi begins a count, the next int3 ends it.  The
 * driver's own instructions, all in one section, are not counted.
 */
#ifndef TAX_DRIVE_H
#define TAX_DRIVE_H

#define DRIVER __attribute__((noinline, section("text_driver")))

extern const char __start_text_driver[], __stop_text_driver[];

static inline __attribute__((always_inline)) void count_from(const char *name)
{
	__asm__ volatile("int3"
			 :
			 : "D"(name), "S"(__start_text_driver), "d"(__stop_text_driver)
			 : "memory");
}

static inline __attribute__((always_inline)) void count_to_here(void)
{
	__asm__ volatile("int3" : : "D"(0) : "memory");
}

#ifdef __cplusplus
extern "C" {
#endif
void drive_cxx(void);
extern volatile double drive_result;
#ifdef __cplusplus
}
#endif

/* Calls, with what they return kept. */
#define COUNT(name, calls)                      \
	do {                                    \
		count_from(name);               \
		calls;                          \
		count_to_here();                \
	} while (0)

#endif /* TAX_DRIVE_H */
