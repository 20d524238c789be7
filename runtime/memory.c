/* SPDX-License-Identifier: MIT */
/*
 * Writing program text.  /proc/self/mem first: the kernel then makes the private
 * copy of the page, and the text is never writable for anybody else.  Where that
 * is not to be had, mprotect: the page gets write permission and keeps execute
 * permission, as other threads may be running in it.  Never first to
 * read-and-write: a policy (PR_SET_MDWE, SELinux) may then refuse the way back.
 */
#include "memory.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static uintptr_t page_size(void)
{
	return (uintptr_t)sysconf(_SC_PAGESIZE);
}

int markers_text_open(struct markers_text *text)
{
	text->fd = open("/proc/self/mem", O_RDWR | O_CLOEXEC);
	text->start = text->stop = 0;
	return 0;
}

static int protect(struct markers_text *text)
{
	int r = 0;

	if (text->stop > text->start &&
	    mprotect((void *)text->start, text->stop - text->start, PROT_READ | PROT_EXEC))
		r = -errno;
	text->start = text->stop = 0;
	return r;
}

static int write_by_mprotect(struct markers_text *text, void *to, const void *bytes,
			     size_t length)
{
	const uintptr_t page = page_size();
	const uintptr_t start = (uintptr_t)to & ~(page - 1);
	const uintptr_t stop = ((uintptr_t)to + length + page - 1) & ~(page - 1);

	if (start < text->start || stop > text->stop) {
		int r = protect(text);

		if (r)
			return r;
		if (mprotect((void *)start, stop - start, PROT_READ | PROT_WRITE | PROT_EXEC))
			return errno == ENOMEM ? -ENOMEM : -EACCES;
		text->start = start;
		text->stop = stop;
	}
	memcpy(to, bytes, length);
	return 0;
}

int markers_text_write(struct markers_text *text, void *to, const void *bytes,
		       size_t length)
{
	if (text->fd >= 0) {
		ssize_t n;

		do
			n = pwrite(text->fd, bytes, length, (off_t)(uintptr_t)to);
		while (n < 0 && errno == EINTR);
		if (n == (ssize_t)length)
			return 0;
		/* The kernel may keep even this file from writing to text. */
	}
	return write_by_mprotect(text, to, bytes, length);
}

int markers_text_close(struct markers_text *text)
{
	const int r = protect(text);

	if (text->fd >= 0)
		close(text->fd);
	text->fd = -1;
	return r;
}
