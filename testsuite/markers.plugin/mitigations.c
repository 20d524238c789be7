/* SPDX-License-Identifier: MIT */
/* All kinds of what the plugin adds: compiled by options-mitigate-jumps-1.tcl. */
#include <markers.h>

struct big {
	long words[5];
};
MARKER void event(int x, const char *text);
MARKER void with_body(int x)
{
	__asm__ volatile("" : : "r"(x));
}
MARKER void variadic(int count, ...);
MARKER void on_stack(struct big b);
MARKER_KEY bool starts_true = true;
extern int g(int x);
void (*table)(int) = with_body;

int host(int a, struct big b)
{
	event(a, "x");
	event(g(a), "y");
	with_body(a);
	variadic(a, 1, 2.0);
	on_stack(b);
	if (starts_true)
		g(1);
	return a;
}

static void probe(void *data, int x, const char *text)
{
	(void)data;
	(void)x;
	(void)text;
}

int attach(void)
{
	return MARKERS_ATTACH(event, probe, 0);
}
