/* SPDX-License-Identifier: MIT */
/* A static program: loads the library that it is given. */
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>

int main(int argc, char **argv)
{
	void *library = argc == 2 ? dlopen(argv[1], RTLD_NOW) : NULL;
	int (*run)(void), r;

	if (!library) {
		puts(dlerror());
		return 77;
	}
	run = (int (*)(void))dlsym(library, "run");
	r = run();
	if (r != -ELIBACC)
		fprintf(stderr, "markers_enable() returned %d\n", r);
	return r != -ELIBACC;
}
