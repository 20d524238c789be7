/* SPDX-License-Identifier: MIT */
/* For edited-starts-on-1.tcl: each argument is something to do.  The library of Markers may be
   missing, or come late. */
#include <markers.h>
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>

static int hits, lines, probed;
MARKER void hit(int x)
{
	hits += x;
}
MARKER void line_of(int x)
{
	lines += x;
}
MARKER void bare(int x);
MARKER void several(int n, ...)
{
	hits += 100 * n;
}

static void probe(void *data, int x)
{
	*(int *)data += x;
}

__attribute__((noipa)) static void host(int x)
{
	hit(x);
	bare(x);
	several(x, 1);
	line_of(x); /* the first site */
	line_of(x);
}

#pragma weak markers_enable
#pragma weak markers_disable
#pragma weak markers_attach
#pragma weak markers_detach

static int call(const char *name, int (*there)(const char *), const char *pattern)
{
	if (!there)
		*(void **)&there = dlsym(RTLD_DEFAULT, name);
	return there ? there(pattern) : -1000;
}

static void act(const char *what)
{
	static struct rlimit limit;
	static void *last;
	struct rlimit none;

	if (!strcmp(what, "host")) {
		hits = lines = probed = 0;
		host(1);
		printf("%d %d %d\n", hits, lines, probed);
	} else if (!strncmp(what, "on=", 3)) {
		printf("on %d\n", call("markers_enable", markers_enable, what + 3));
	} else if (!strncmp(what, "off=", 4)) {
		printf("off %d\n", call("markers_disable", markers_disable, what + 4));
	} else if (!strncmp(what, "attach=", 7)) {
		printf("attach %d\n", markers_attach(what + 7, (void (*)(void))probe, &probed));
	} else if (!strncmp(what, "detach=", 7)) {
		printf("detach %d\n", markers_detach(what + 7, (void (*)(void))probe, &probed));
	} else if (!strncmp(what, "load=", 5)) {
		last = dlopen(what + 5, RTLD_NOW | RTLD_GLOBAL);
		printf("load %d\n", last != NULL);
	} else if (!strcmp(what, "unload")) {
		printf("unload %d\n", dlclose(last));
	} else if (!strncmp(what, "call=", 5)) {
		void (*function)(void);

		/* By the handle: else it would stay loaded. */
		*(void **)&function = dlsym(last, what + 5);
		function();
	} else if (!strcmp(what, "lock")) {
		getrlimit(RLIMIT_NOFILE, &limit);
		none = limit;
		none.rlim_cur = 0;
		setrlimit(RLIMIT_NOFILE, &none);
	}
}

int main(int argc, char **argv)
{
	int i;

	for (i = 1; i < argc; i++)
		act(argv[i]);
	return 0;
}
