/* SPDX-License-Identifier: MIT */
/* MARKERS_ATTACH of a probe with a wrong type is refused by overload resolution
   (at the macro's place in markers.h). */
#include <markers.h>

MARKER void m(int x, const char *name);
void no_data(int x, const char *name);
void other_type(void *data, long x, const char *name);
void too_few(void *data, int x);
int returns(void *data, int x, const char *name);

void host()
{
	MARKERS_ATTACH(m, no_data, nullptr);
	/* { dg-error "no matching function for call to .markers_attach_typed\\(void \\(&\\)\\(int, const char\\*\\), void \\(&\\)\\(int, const char\\*\\)" "" { target *-*-* } 0 } */
	MARKERS_ATTACH(m, other_type, nullptr);
	/* { dg-error "no matching function for call to .markers_attach_typed\\(.*void \\(&\\)\\(void\\*, long int, const char\\*\\)" "" { target *-*-* } 0 } */
	MARKERS_ATTACH(m, too_few, nullptr);
	/* { dg-error "no matching function for call to .markers_attach_typed\\(.*void \\(&\\)\\(void\\*, int\\)" "" { target *-*-* } 0 } */
	MARKERS_ATTACH(m, returns, nullptr);
	/* { dg-error "no matching function for call to .markers_attach_typed\\(.*int \\(&\\)\\(void\\*, int, const char\\*\\)" "" { target *-*-* } 0 } */
	MARKERS_DETACH(m, no_data, nullptr);
	/* { dg-error "no matching function for call to .markers_detach_typed" "" { target *-*-* } 0 } */
}
