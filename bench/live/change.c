/* SPDX-License-Identifier: MIT */
/* The two ways to turn sites on and off that are compared. */
#include "program.h"

#include <linux/membarrier.h>
#include <markers-abi.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

extern const struct marker_site __start_marker_sites[] __attribute__((visibility("hidden")));
extern const struct marker_site __stop_marker_sites[] __attribute__((visibility("hidden")));

static struct spot {
	unsigned char *site;
	int32_t jump;
} *spots;
static size_t spot_count;

/* The events of which SITES sites are on. */
static const char *pattern_of(unsigned int sites)
{
	switch (sites) {
	case 1:
		return "event_1";
	case 1000:
		return "event_1,event_1000";
	case 10000:
		return "event_1,event_1000,event_10000";
	case 100000:
		return "event_*";
	default:
		fail("sites: 1, 1000, 10000 or 100000");
	}
}

void change_by_library(unsigned int sites, bool on)
{
	const char *pattern = pattern_of(sites);
	const int r = on ? markers_enable(pattern) : markers_disable(pattern);

	if (r < 0)
		fail(markers_strerror(r));
	if (r == 0)
		fail("no event");
}

static bool selected(const struct marker_site *row, unsigned int sites)
{
	const struct marker_descriptor *d = markers_abi_follow(&row->descriptor);
	const char *name = markers_abi_follow(&d->name);

	return (unsigned int)atoi(strchr(name, '_') + 1) <= sites;
}

static void barrier(void)
{
	if (syscall(SYS_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED_SYNC_CORE, 0, 0))
		fail("no membarrier");
}

/* None of this is in the times: where the sites are, leave to write. */
void prepare_bare(unsigned int sites)
{
	const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
	const struct marker_site *row;
	uintptr_t first = UINTPTR_MAX, last = 0;

	if (syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED_SYNC_CORE, 0, 0))
		fail("no membarrier");
	spots = calloc((size_t)(__stop_marker_sites - __start_marker_sites), sizeof(*spots));
	if (!spots)
		fail("no memory");
	for (row = __start_marker_sites; row < __stop_marker_sites; row++) {
		const uintptr_t site = (uintptr_t)markers_abi_follow(&row->site);

		first = site < first ? site : first;
		last = site > last ? site : last;
		if (!selected(row, sites))
			continue;
		spots[spot_count].site = (unsigned char *)site;
		spots[spot_count].jump = (int32_t)((uintptr_t)markers_abi_follow(&row->block) -
						   site - MARKERS_SITE_BYTES);
		spot_count++;
	}
	if (spot_count != sites)
		fail("other sites than expected");
	first &= ~(page - 1);
	if (mprotect((void *)first, last + MARKERS_SITE_BYTES - first,
		     PROT_READ | PROT_WRITE | PROT_EXEC))
		fail("text cannot be made writable");
}

void change_bare(unsigned int sites, bool on)
{
	const unsigned char opcode = on ? 0xe9 : 0x0f;
	size_t i;

	(void)sites;
	for (i = 0; i < spot_count; i++)
		*(volatile unsigned char *)spots[i].site = 0x3d;
	barrier();
	for (i = 0; i < spot_count; i++) {
		const int32_t rest = on ? spots[i].jump : 0x441f;

		memcpy(spots[i].site + 1, &rest, sizeof(rest));
	}
	barrier();
	for (i = 0; i < spot_count; i++)
		*(volatile unsigned char *)spots[i].site = opcode;
	barrier();
}
