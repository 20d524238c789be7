/* SPDX-License-Identifier: MIT */
/* Right probes of functions, static members, templates and variadic markers are
   accepted, and noexcept ones. */
/* { dg-options "-O2 -std=c++17" } */
#include <markers.h>

MARKER void m(int x, const char *name);
MARKER void format(const char *f, ...);
template <class T> MARKER void generic(T x);
struct Class {
	MARKER static void fixed(Class *c);
};
void probe(void *data, int x, const char *name);
void quiet(void *data, int x, const char *name) noexcept;
void format_probe(void *data, const char *f, ...);
void generic_probe(void *data, long x);
void fixed_probe(void *data, Class *c);

int host()
{
	return MARKERS_ATTACH(m, probe, nullptr) + MARKERS_ATTACH(m, quiet, nullptr)
		+ MARKERS_ATTACH(&m, &probe, nullptr)
		+ MARKERS_ATTACH(format, format_probe, nullptr)
		+ MARKERS_ATTACH(generic<long>, generic_probe, nullptr)
		+ MARKERS_ATTACH(Class::fixed, fixed_probe, nullptr)
		+ MARKERS_DETACH(m, probe, nullptr);
}
