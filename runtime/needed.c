/* SPDX-License-Identifier: MIT */
/*
 * needed.c - what keeps the library in a link whose objects call none of it.
 *
 * Objects with markers refer to the library weakly, so that they work without it. That
 * alone makes no linker take it from an archive, nor keep it with --as-needed. So what
 * is installed as libmarkers.so and libmarkers.a is a linker script that names the
 * library and this file, as an object of its own: a part of every link, in whatever
 * order its command line is. The constructor is what --gc-sections begins with, and
 * the references are to all that is in markers.h, so that an archive in front of the
 * objects is enough.
 */
#define MARKERS_LIBRARY
#include "markers.h"
#include "markers-abi.h"

typedef void (*function)(void);

__attribute__((constructor)) static void needed(void)
{
	static const function references[] = {
		(function)markers_object_loaded, (function)markers_enable,
		(function)markers_key_set,	 (function)markers_foreach_site,
		(function)markers_strerror,
	};

	/* Kept, and not read. */
	__asm__ volatile("" : : "g"(references));
}
