/* SPDX-License-Identifier: MIT */
/* MARKERS_ATTACH of a probe with a wrong type is refused, and the right type is
   shown. */
#include <markers.h>

MARKER void m(int x, const char *name);
MARKER void none(void);
void no_data(int x, const char *name);
void other_type(void *data, long x, const char *name);
void too_few(void *data, int x);
void too_many(void *data, int x, const char *name, int y);
int returns(void *data, int x, const char *name);
void variadic(void *data, int x, const char *name, ...);
void lost_const(void *data, int x, char *name);
void takes_one(void *data, int x);

void f(void)
{
	MARKERS_ATTACH(m, no_data, 0); /* { dg-error ".MARKERS_ATTACH.: a probe of marker .m. has the type .void \\(\\*\\)\\(void \\*data, int x, const char \\*name\\)., not .void \\(\\*\\)\\(int,  ?const char \\*\\)" } */
	MARKERS_ATTACH(m, other_type, 0); /* { dg-error "a probe of marker .m. has the type" } */
	MARKERS_ATTACH(m, too_few, 0); /* { dg-error "a probe of marker .m. has the type" } */
	MARKERS_ATTACH(m, too_many, 0); /* { dg-error "a probe of marker .m. has the type" } */
	MARKERS_ATTACH(m, returns, 0); /* { dg-error "a probe of marker .m. has the type" } */
	MARKERS_ATTACH(m, variadic, 0); /* { dg-error "a probe of marker .m. has the type" } */
	MARKERS_ATTACH(m, lost_const, 0); /* { dg-error "a probe of marker .m. has the type" } */
	MARKERS_ATTACH(none, takes_one, 0); /* { dg-error "a probe of marker .none. has the type .void \\(\\*\\)\\(void \\*data\\)." } */
}
