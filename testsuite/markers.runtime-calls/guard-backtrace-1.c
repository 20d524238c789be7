/* SPDX-License-Identifier: MIT */
/* backtrace() in a probe sees the host and main; callee-saved registers survive.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-options "-O1 -fno-omit-frame-pointer" } */
/* { dg-link-options "-rdynamic" } */
#define _GNU_SOURCE
#include "fixture.h"
#include "check.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <string.h>

static int found;
static void probe(void *data, int i)
{
	void *frames[32];
	int n = backtrace(frames, 32), k, host = 0;
	Dl_info info;

	(void)data;
	(void)i;
	for (k = 0; k < n; k++)
		if (dladdr(frames[k], &info) && info.dli_sname) {
			host += !strcmp(info.dli_sname, "host");
			found += host && !strcmp(info.dli_sname, "main");
		}
}

FIXTURE_OBJECT;
FIXTURE_MARKER(m, "", "m");

int host(int);
__attribute__((noinline)) int host(int x)
{
	register long saved __asm__("rbx") = 0x1234567;

	__asm__ volatile("" : "+r"(saved));
	FIXTURE_SITE(m, "f.c", 1, 1);
	__asm__ volatile("" : "+r"(saved));
	return saved == 0x1234567 ? x + 1 : 0;
}

int main(void)
{
	CHECK_EQUAL(markers_attach("m", (void (*)(void))probe, NULL), 1);
	CHECK_EQUAL(host(1), 2);
	CHECK_EQUAL(found, 1);
	CHECK_EQUAL(markers_attach("m", (void (*)(void))probe, NULL), 1);
	CHECK_EQUAL(host(1), 2);
	CHECK_EQUAL(found, 3);
	return 0;
}
