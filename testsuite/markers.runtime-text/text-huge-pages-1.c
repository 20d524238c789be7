/* SPDX-License-Identifier: MIT */
/* Text on huge pages: anonymous memory in its place.  */
/* { dg-do run } */
/* { dg-no-plugin } */
/* { dg-link-options "-pthread" } */
#define _GNU_SOURCE
#define STATE_BYTES (16 << 20)
#include "hostile.h"
#include "state.h"

enum { HUGE = 2 << 20 };

FIXTURE_BODY_MARKER(far, "", "far", body);
/* Far from the last one, and over the end of a page. */
#define FAR                                                                    \
	FIXTURE_SITE_AFTER("jmp 1f\n\t.skip 0x100000\n\t.p2align 12\n\t"       \
			   ".skip 4093\n1:\n\t", far, "f.c", 3, 1)

static __attribute__((noinline)) int fire_far(void)
{
	hits = 0;
	FAR; FAR; FAR; FAR; FAR; FAR; FAR; FAR;
	return hits;
}

static int find(const struct markers_site_info *info, void *data)
{
	uintptr_t *bounds = (uintptr_t *)data, site = (uintptr_t)info->site;

	bounds[0] = site < bounds[0] ? site : bounds[0];
	bounds[1] = site > bounds[1] ? site : bounds[1];
	return 0;
}

/* How much from START on is on huge pages, in KB. */
static long count_huge(uintptr_t start)
{
	FILE *maps = fopen("/proc/self/smaps", "r");
	unsigned long a, b;
	char line[1024];
	long size = 0, all = 0;
	int within = 0;

	CHECK(maps != NULL);
	while (fgets(line, sizeof(line), maps)) {
		if (sscanf(line, "%lx-%lx ", &a, &b) == 2)
			within = a <= start && start < b;
		else if (within && sscanf(line, "AnonHugePages: %ld", &size) == 1)
			all += size;
	}
	fclose(maps);
	return all;
}

/* Put a copy of the text from START on in its place. */
static void remap(char *start, size_t size)
{
	char *room = mmap(NULL, size + HUGE, PROT_READ | PROT_WRITE,
			  MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	char *copy = (char *)(((uintptr_t)room + HUGE - 1) & ~(uintptr_t)(HUGE - 1));

	CHECK(room != MAP_FAILED);
	madvise(copy, size, MADV_HUGEPAGE);
	memcpy(copy, start, size);
	CHECK_EQUAL(mprotect(copy, size, PROT_READ | PROT_EXEC), 0);
	CHECK(mremap(copy, size, size, MREMAP_MAYMOVE | MREMAP_FIXED, start) == start);
}

static void test(const char *way)
{
	static struct state before;
	uintptr_t bounds[2] = { UINTPTR_MAX, 0 };
	int i;

	(void)way;
	CHECK_EQUAL(markers_foreach_site("far", find, bounds), 0);
	bounds[0] = (bounds[0] + HUGE - 1) & ~(uintptr_t)(HUGE - 1);
	bounds[1] &= ~(uintptr_t)(HUGE - 1);
	CHECK(bounds[0] < bounds[1]);
	remap((char *)bounds[0], bounds[1] - bounds[0]);
	if (!count_huge(bounds[0]))
		UNSUPPORTED("no huge pages are to be had");
	state_save(&before);
	for (i = 0; i < 5; i++) {
		CHECK_EQUAL(markers_enable("far"), 1);
		CHECK_EQUAL(fire_far(), 8);
		CHECK_EQUAL(markers_disable("far"), 1);
		CHECK_EQUAL(fire_far(), 0);
		CHECK(state_is(&before));
		CHECK_EQUAL(works("*"), 0);
		CHECK_EQUAL(fire_far(), 0);
		CHECK(state_is(&before));
	}
}

int main(int argc, char **argv)
{
	(void)argc;
	return in_each_way(argv, test);
}
