/* SPDX-License-Identifier: MIT */
#include "fixture.h"

FIXTURE_OBJECT;
FIXTURE_MARKER(library, "", "library");
FIXTURE_MANY_SITES(library_hosts, 5000, library);

/* Some of the text. */
void (*library_text(void))(void);
void (*library_text(void))(void)
{
	return library_hosts;
}
