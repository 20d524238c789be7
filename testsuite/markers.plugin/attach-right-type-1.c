/* SPDX-License-Identifier: MIT */
/* Right probes are accepted: qualifiers of parameters don't count, and a pointer
   to a probe serves as well. */
#include <markers.h>

struct point {
	double x, y;
};
MARKER void m(int x, const struct point p, const char *const name);
MARKER void none(void);
MARKER void format(const char *format, ...);
void probe(void *data, const int x, struct point p, const char *name);
void none_probe(void *data);
void format_probe(void *data, const char *format, ...);
extern void (*pointer)(void *data, int x, struct point p, const char *name);

int f(void *data)
{
	return MARKERS_ATTACH(m, probe, 0) + MARKERS_ATTACH(m, &probe, data)
		+ MARKERS_ATTACH(&m, pointer, data) + MARKERS_ATTACH(none, none_probe, "x")
		+ MARKERS_ATTACH(format, format_probe, 0)
		+ MARKERS_DETACH(m, probe, 0);
}
