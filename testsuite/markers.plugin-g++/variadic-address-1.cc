/* SPDX-License-Identifier: MIT */
/* The address of a variadic marker cannot be taken. */
#include <markers.h>

MARKER void m(const char *format, ...); /* { dg-error "the address of marker .void m\\(const char\\*, \\.\\.\\.\\). is taken, but a call of it through a pointer could not pass on what matches" } */
void keep(void (*)(const char *, ...));

void host()
{
	keep(m);
}
