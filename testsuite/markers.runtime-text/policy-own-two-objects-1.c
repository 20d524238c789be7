/* SPDX-License-Identifier: MIT */
/* One call for two objects with very many sites, of which one has text that the program has
   made its own: both keep their protection, whichever comes first.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
/* { dg-shared-library libpolicy-7.so "policy-own-two-objects-lib.c" } */
#include "hostile.h"
#include "state.h"

void (*library_text(void))(void);

static void are_kept(const char *way, void (*text)(void))
{
	static struct state plain, own;
	char *page = (char *)((uintptr_t)text & ~(uintptr_t)4095);
	int i;

	state_save(&plain);
	CHECK_EQUAL(mprotect(page, 4096, PROT_READ | PROT_WRITE | PROT_EXEC), 0);
	state_save(&own);
	for (i = 0; i < 3; i++) {
		CHECK_EQUAL(works("*"), 0);
		CHECK(state_is(strcmp(way, "mprotect") ? &own : &plain));
	}
	CHECK_EQUAL(mprotect(page, 4096, PROT_READ | PROT_EXEC), 0);
	CHECK(state_is(&plain));
}

static void test(const char *way)
{
	are_kept(way, many_hosts);
	are_kept(way, library_text());
	are_kept(way, many_hosts);
}

int main(int argc, char **argv)
{
	(void)argc;
	return in_each_way(argv, test);
}
