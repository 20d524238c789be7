/* SPDX-License-Identifier: MIT */
/* Text that the program itself has made writable stays so, too, if its sites are of another
   kind than the usual one.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#include "hostile.h"
#include "state.h"

FIXTURE_MARKER(flips, "", "flips");
FIXTURE_MANY_FLIPS(flip_hosts, 5000, flips);

static void test(const char *way)
{
	static struct state plain, own;
	char *page = (char *)((uintptr_t)flip_hosts & ~(uintptr_t)4095);
	int i;

	state_save(&plain);
	CHECK_EQUAL(mprotect(page, 4096, PROT_READ | PROT_WRITE | PROT_EXEC), 0);
	state_save(&own);
	for (i = 0; i < 3; i++) {
		CHECK_EQUAL(markers_enable("flips"), 1);
		flip_hosts();
		CHECK_EQUAL(*(unsigned char *)flip_hosts, 0xe9);
		CHECK_EQUAL(markers_disable("flips"), 1);
		flip_hosts();
		CHECK(state_is(strcmp(way, "mprotect") ? &own : &plain));
	}
}

int main(int argc, char **argv)
{
	(void)argc;
	return in_each_way(argv, test);
}
