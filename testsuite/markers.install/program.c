/* SPDX-License-Identifier: MIT */
/* Prints how many events fired: 3 with MARKERS=tick, else 0. */
#include <stdio.h>

#if defined DLOPEN
#include <dlfcn.h>
#elif defined LIBRARY
int run(void);
#else
#include "library.c"
#endif

int main(void)
{
#ifdef DLOPEN
	void *library = dlopen("./libticks.so", RTLD_NOW);
	int (*run)(void) = library ? (int (*)(void))dlsym(library, "run") : NULL;

	if (!run) {
		fprintf(stderr, "%s\n", dlerror());
		return 1;
	}
#endif
	printf("%d\n", run());
	return 0;
}
