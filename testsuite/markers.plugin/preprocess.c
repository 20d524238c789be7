/* SPDX-License-Identifier: MIT */
/* Two sites, a macro in one of them; C and C++. */
#include <string.h>
#include <markers.h>

MARKER void first(int x);
MARKER void second(const char *text, size_t length);
#define LENGTH(text) strlen(text)

#ifdef WRONG
MARKER int wrong(int x);
#endif

int host(int x, const char *text)
{
	first(x);
	second(text, LENGTH(text));
	return x;
}
