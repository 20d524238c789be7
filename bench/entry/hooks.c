/* SPDX-License-Identifier: MIT */
/*
 * hooks.c - what each way to see functions entered needs besides the program. With
 * BENCH_ON in the environment it is turned on, with a probe that does nothing.
 *
 * WAY_MARKERS, WAY_FENTRY, WAY_INSTRUMENT, WAY_XRAY say which; none of them: nothing.
 */

#include <stdlib.h>

#if defined WAY_MARKERS
#include <markers.h>

static void probe(void *data)
{
	(void)data;
}

__attribute__((constructor)) static void start(void)
{
	if (getenv("BENCH_ON") && markers_attach("entry:*,exit:*,tail:*",
						 (void (*)(void))probe, NULL) <= 0)
		abort();
}

#elif defined WAY_FENTRY
/* For what is built without -mnop-mcount: the call that the NOP stands for. */
__asm__(".text\n\t.globl __fentry__\n__fentry__:\n\tret\n");

#elif defined WAY_INSTRUMENT
void __cyg_profile_func_enter(void *function, void *from)
{
	(void)function;
	(void)from;
}

void __cyg_profile_func_exit(void *function, void *from)
{
	(void)function;
	(void)from;
}

#elif defined WAY_XRAY
int __xray_set_handler(void (*handler)(int id, int type));
int __xray_patch(void);

static void handler(int id, int type)
{
	(void)id;
	(void)type;
}

__attribute__((constructor)) static void start(void)
{
	if (!getenv("BENCH_ON"))
		return;
	__xray_set_handler(handler);
	if (__xray_patch() != 1)
		abort();
}
#endif
