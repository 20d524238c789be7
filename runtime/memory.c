/* SPDX-License-Identifier: MIT */
/*
 * Writing program text.
 *
 * /proc/self/mem first: the kernel makes the private copy of the page, and the
 * text is never writable for anybody else.  In a large batch whole pages are
 * written, as many with one call as are neighbours; the bytes between the sites
 * are those that were read a moment before.  That takes 1 us a page and step, so
 * for very many sites it is ten times as slow as stores are ("make -C bench live"),
 * and these come first then, unless MARKERS_PATCH=mem.
 *
 * Where that is not to be had, mprotect: the whole segment gets write permission,
 * so that no mapping is split, and keeps execute permission, as other threads may
 * be running in it.  It is never made read-and-write first: a policy
 * (PR_SET_MDWE, SELinux) may allow that and then refuse the way back.
 *
 * For very many sites that takes as long as a step if it is done to all the pages
 * of their blocks, too.  Then it is the pages that have sites.  The mapping stays
 * split, as the kernel has a note (VM_ACCOUNT) of what was once writable.
 *
 * Either way may work and have no effect, where code is translated before it is run: each
 * is tried before it is used first (trial.c), and is no way if nothing comes of it.
 *
 * What mprotect leaves is the protection that the program's file asks for.  A program
 * may have changed its own: then very many sites, too, are written by the file.
 */
#include "memory.h"
#include "mapping.h"
#include "objects.h"
#include "trial.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

enum { PAGE = 1 << MARKERS_PAGE_SHIFT, IMAGE_PAGES = 16 };

/* So many sites are written by whole pages, and so many by stores. */
enum { MANY = 256, VERY_MANY = 4096 };

enum markers_method markers_text_method;

/* Only one batch is open at a time. */
static unsigned char image[IMAGE_PAGES * PAGE];

static void no_window(struct markers_text *text)
{
	text->window = (struct markers_window){ NULL, 0, 0, 0 };
}

/* Does what is written come to effect?  It is tried before the first change by a way, once
   in a process: a child that was forked runs on the same ground. */
static enum { UNTRIED, TRYING, WORKS, NO_EFFECT } file_effect, stores_effect;

static int open_file(struct markers_text *text)
{
	struct markers_text trial = { .trial = true };
	int result;

	if (file_effect == NO_EFFECT)
		return -EACCES;
	trial.fd = open("/proc/self/mem", O_RDWR | O_CLOEXEC);
	if (trial.fd < 0)
		return -EACCES;
	if (file_effect == UNTRIED) {
		result = markers_trial(&trial);
		file_effect = result < 0 ? UNTRIED : result ? WORKS : NO_EFFECT;
	}
	if (file_effect == NO_EFFECT) {
		close(trial.fd);
		return -EACCES;
	}
	text->fd = trial.fd;
	return 0;
}

int markers_text_open(struct markers_text *text, size_t count)
{
	int r = 0;

	no_window(text);
	text->fd = -1;
	text->trial = false;
	text->seen_start = text->seen_stop = NULL;
	text->many = count >= MANY;
	text->stores = markers_text_method == MARKERS_METHOD_AUTO && count >= VERY_MANY;
	if (markers_text_method != MARKERS_METHOD_MPROTECT && !text->stores)
		r = open_file(text);
	return markers_text_method == MARKERS_METHOD_MEM ? r : 0;
}

/* Take write permission back.  That cannot be refused for good: it was so. */
static void protect(struct markers_text *text)
{
	int tries = 3;

	while (text->window.size &&
	       mprotect(text->window.start, text->window.size, text->protection) && --tries)
		;
	no_window(text);
}

/* If stores would undo what the program has made of the text at TO, write by the file. */
static void keep_own(struct markers_text *text, const unsigned char *to)
{
	const char *at = (const char *)to;
	struct markers_segment segment;

	if (text->fd >= 0 || !text->stores || (at >= text->seen_start && at < text->seen_stop))
		return;
	if (!markers_objects_segment(at, &segment))
		return;
	text->seen_start = segment.start;
	text->seen_stop = segment.stop;
	if (!markers_mapping_has(segment.start, segment.stop, segment.protection) &&
	    !open_file(text)) {
		protect(text);
		text->stores = false;
	}
}

/* Do stores come to effect?  What the program has made of the text that has the site for
   that try would not be put back: then it is not known. */
static bool stores_work(void)
{
	struct markers_text trial = { .fd = -1, .trial = true };
	struct markers_segment segment;
	int result = -1;

	if (stores_effect != UNTRIED)
		return stores_effect != NO_EFFECT;
	if (markers_trial_segment(&segment) &&
	    markers_mapping_has(segment.start, segment.stop, segment.protection)) {
		stores_effect = TRYING;
		result = markers_trial(&trial);
		markers_text_close(&trial);
	}
	stores_effect = result < 0 ? UNTRIED : result ? WORKS : NO_EFFECT;
	return stores_effect != NO_EFFECT;
}

/* Make the window the pages of EXTENT, or, if that is null, the segment that TO lies in. */
static int unprotect(struct markers_text *text, const unsigned char *to,
		     const struct markers_extent *extent)
{
	struct markers_segment segment;
	struct markers_extent whole;
	int error;

	protect(text);
	if (!stores_work())
		return -EACCES;
	if (text->trial ? !markers_trial_segment(&segment) :
			  !markers_objects_segment((const char *)to, &segment))
		return -EFAULT;
	whole.start = (unsigned char *)segment.start;
	whole.size = (size_t)(segment.stop - segment.start);
	if (!extent)
		extent = &whole;
	if (mprotect(extent->start, extent->size, PROT_READ | PROT_WRITE | PROT_EXEC)) {
		error = errno;
		/* It may consist of several mappings, of which some were changed. */
		mprotect(extent->start, extent->size, segment.protection);
		return error == ENOMEM ? -ENOMEM : -EACCES;
	}
	text->window.start = extent->start;
	text->window.size = extent->size;
	text->protection = segment.protection;
	return 0;
}

bool markers_text_reach(struct markers_text *text, const struct markers_extent *extent)
{
	if (text->fd >= 0 || !extent->start)
		return false;
	if (markers_window_holds(&text->window, extent->start, extent->size))
		return true;
	keep_own(text, extent->start);
	return text->fd < 0 &&
	       !unprotect(text, extent->start, text->stores ? extent : NULL);
}

/* Write by the file; where the kernel does not let it change text, by stores. */
MARKERS_STORES_TEXT
static int write_now(struct markers_text *text, unsigned char *to, const unsigned char *bytes,
		     size_t length)
{
	int r;

	while (text->fd >= 0 && length) {
		const ssize_t n = pwrite(text->fd, bytes, length, (off_t)(uintptr_t)to);

		if (n > 0) {
			to += n;
			bytes += n;
			length -= (size_t)n;
		} else if (n < 0 && errno == EINTR) {
			continue;
		} else if (n < 0 && errno == ENOMEM) {
			return -ENOMEM;
		} else if (text->trial || markers_text_method == MARKERS_METHOD_MEM) {
			return -EACCES;
		} else {
			close(text->fd);
			text->fd = -1;
		}
	}
	if (!length)
		return 0;
	r = unprotect(text, to, NULL);
	if (r)
		return r;
	/* One byte is one store, whatever memcpy() does. */
	if (length == 1)
		__atomic_store_n(to, *bytes, __ATOMIC_RELAXED);
	else
		memcpy(to, bytes, length);
	return 0;
}

int markers_text_flush(struct markers_text *text)
{
	unsigned char *const window = text->window.start;
	uint64_t touched = text->window.touched;
	int first = 0, r = 0;

	if (!text->window.shift)
		return 0;
	no_window(text);
	while (touched && !r) {
		int pages = 1;

		for (; !(touched & 1); touched >>= 1)
			first++;
		for (touched >>= 1; touched & 1; touched >>= 1)
			pages++;
		r = write_now(text, window + first * PAGE, image + first * PAGE,
			      (size_t)pages * PAGE);
		first += pages;
	}
	return r;
}

/* Make the window an image of the pages from TO on. */
static int make_image(struct markers_text *text, unsigned char *to)
{
	struct markers_segment segment;
	size_t size;
	int r = markers_text_flush(text);

	if (r || text->fd < 0)
		return r; /* from now on by stores */
	if (!markers_objects_segment((const char *)to, &segment))
		return -EFAULT;
	text->window.start = (unsigned char *)((uintptr_t)to & ~(uintptr_t)(PAGE - 1));
	size = (size_t)((unsigned char *)segment.stop - text->window.start);
	text->window.size = size < sizeof(image) ? size : sizeof(image);
	text->window.shift = image - text->window.start;
	memcpy(image, text->window.start, text->window.size);
	return 0;
}

/* Make a window with TO in it, by one way or the other. */
static int move_window(struct markers_text *text, unsigned char *to)
{
	int r = 0;

	keep_own(text, to);
	if (text->fd >= 0)
		r = make_image(text, to);
	if (r || text->fd >= 0)
		return r;
	r = unprotect(text, to, NULL);
	if (!r || !text->stores)
		return r;
	/* That way is barred; the other one has not been tried. */
	text->stores = false;
	return open_file(text) ? r : make_image(text, to);
}

MARKERS_STORES_TEXT
int markers_text_write(struct markers_text *text, unsigned char *to, const void *bytes,
		       size_t length)
{
	unsigned char *at;
	int r;

	if (text->fd >= 0 && !text->many)
		return write_now(text, to, bytes, length);
	r = move_window(text, to);
	if (r)
		return r;
	at = markers_window_at(&text->window, to, length);
	if (!at)
		return -EFAULT;
	memcpy(at, bytes, length);
	return 0;
}

void markers_text_close(struct markers_text *text)
{
	if (!text->window.shift)
		protect(text);
	no_window(text);
	if (text->fd >= 0)
		close(text->fd);
	text->fd = -1;
}
