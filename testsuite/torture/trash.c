/* SPDX-License-Identifier: MIT */
/*
 * trash.c - linked to each program of torture.sh: with MARKERS_TORTURE=on in the
 * environment it attaches to every marker a probe that keeps nothing that the
 * ABI does not tell it to keep (trash-x86_64.S).
 */

#include <stdlib.h>
#include <string.h>

#include <markers.h>

void torture_trash(void);

/* For the probe: 2 with AVX-512F, 1 with AVX, 0 with SSE2 alone. */
__attribute__((visibility("hidden"))) int torture_vectors;

__attribute__((constructor)) static void attach(void)
{
	const char *how = getenv("MARKERS_TORTURE");

	if (!how || strcmp(how, "on"))
		return;
	torture_vectors = __builtin_cpu_supports("avx512f") ? 2 : !!__builtin_cpu_supports("avx");
	if (markers_attach("*", torture_trash, NULL) <= 0)
		abort();
}
