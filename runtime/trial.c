/* SPDX-License-Identifier: MIT */
/*
 * A try whether changed code is what runs.  A translator (qemu-user, say) runs what it
 * made of the code when it first met it, and may not see each way of writing: the write
 * works, and nothing comes of it.  No return value tells that; the library has a site of
 * its own, where nobody else is, and looks which way it goes.
 */
#include "trial.h"
#include "arch.h"
#include "barrier.h"
#include "objects.h"

#include <elf.h>
#include <link.h>
#include <sys/mman.h>

MARKERS_STORES_TEXT
static int write_steps(struct markers_text *text, const struct markers_spot *spot, bool on)
{
	int r = 0, step;

	for (step = 0; step < MARKERS_ARCH_STEPS && !r; step++) {
		const struct markers_write w =
			markers_arch_step(spot, on, step, markers_arch_between());
		unsigned char *at = markers_window_at(&text->window, w.to, w.length);

		if (at)
			memcpy(at, &w.value, w.length);
		else
			r = markers_text_write(text, w.to, &w.value, w.length);
	}
	if (!r)
		r = markers_text_flush(text);
	markers_barrier();
	if (markers_arch_is_translated())
		markers_arch_discard(spot->site, MARKERS_SITE_BYTES);
	return r;
}

int markers_trial(struct markers_text *text)
{
	struct markers_spot spot;
	bool works;

	markers_arch_trial_spot(&spot);
	/* It has to be run before, so that it is translated. */
	if (markers_arch_bytes(&spot) != MARKERS_BYTES_OFF || markers_arch_trial())
		return -1;
	if (write_steps(text, &spot, true)) {
		write_steps(text, &spot, false);
		return -1;
	}
	works = markers_arch_trial();
	if (write_steps(text, &spot, false))
		return -1;
	return works && !markers_arch_trial();
}

/* The library's own header, or that of the program which it is linked into. */
extern const ElfW(Ehdr) __ehdr_start __attribute__((weak, visibility("hidden")));

bool markers_trial_segment(struct markers_segment *segment)
{
	const char *header = (const char *)&__ehdr_start;
	const uintptr_t page = ~(uintptr_t)((1 << MARKERS_PAGE_SHIFT) - 1);
	const ElfW(Phdr) *p, *end;
	struct markers_spot spot;
	uintptr_t base = 0;

	if (!header)
		return false;
	p = (const ElfW(Phdr) *)(header + __ehdr_start.e_phoff);
	end = p + __ehdr_start.e_phnum;
	markers_arch_trial_spot(&spot);
	for (; p < end; p++) {
		uintptr_t start, stop;

		if (p->p_type != PT_LOAD)
			continue;
		if (!p->p_offset)
			base = (uintptr_t)header - p->p_vaddr;
		start = base + p->p_vaddr;
		stop = start + p->p_memsz;
		if ((uintptr_t)spot.site < start || (uintptr_t)spot.site >= stop)
			continue;
		segment->start = (char *)(start & page);
		segment->stop = (char *)((stop + ~page) & page);
		segment->protection = (p->p_flags & PF_R ? PROT_READ : 0) |
				      (p->p_flags & PF_W ? PROT_WRITE : 0) |
				      (p->p_flags & PF_X ? PROT_EXEC : 0);
		return true;
	}
	return false;
}
