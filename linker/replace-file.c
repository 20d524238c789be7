/* SPDX-License-Identifier: MIT */
/* replace-file.c - a temporary file, then a rename. */
#include "replace-file.h"
#include "tool.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool fails(const char *path, const char *what)
{
	message("%s: cannot %s: %s; it is as it was", path, what, strerror(errno));
	return false;
}

/* May PATH, if it is there, be replaced?  A program that runs could be, by a
   rename, but who replaces it wants its process changed, and that would not
   happen. */
static bool check_target(const char *path)
{
	struct stat status;
	int fd;

	if (stat(path, &status)) {
		if (errno != ENOENT)
			return fails(path, "look at it");
		if (lstat(path, &status))
			return true;
		message("%s: is a symbolic link to a file that is not there; name a file to write",
			path);
		return false;
	}
	if (!S_ISREG(status.st_mode)) {
		message("%s: is not a regular file; name a file to write", path);
		return false;
	}
	fd = open(path, O_WRONLY | O_CLOEXEC);
	if (fd < 0 && errno == ETXTBSY) {
		message("%s: is running; stop it, or write to another name", path);
		return false;
	}
	if (fd < 0)
		return fails(path, "write");
	close(fd);
	return true;
}

static bool write_all(int fd, const char *bytes, size_t size)
{
	while (size) {
		ssize_t count = write(fd, bytes, size);

		if (count < 0 && errno == EINTR)
			continue;
		if (count < 0)
			return false;
		bytes += count;
		size -= (size_t)count;
	}
	return true;
}

/* Whoever stops the tool must not leave the temporary file behind; a limit of the file
   size is an error like any other. */
static void hold_signals(sigset_t *before)
{
	static const int held[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
	sigset_t set;

	signal(SIGXFSZ, SIG_IGN);
	sigemptyset(&set);
	for (size_t i = 0; i < sizeof held / sizeof held[0]; i++)
		sigaddset(&set, held[i]);
	sigprocmask(SIG_BLOCK, &set, before);
}

static int replace(const char *out, const struct source_file *source, const void *bytes,
		   size_t size)
{
	char temporary[PATH_MAX + 16];
	int status = STATUS_ERROR, fd;

	if ((size_t)snprintf(temporary, sizeof temporary, "%s.XXXXXX", out) >=
	    sizeof temporary) {
		errno = ENAMETOOLONG;
		fails(out, "write");
		return status;
	}
	fd = mkstemp(temporary);
	if (fd < 0) {
		fails(out, "write a file beside it");
		return status;
	}
	if (write_all(fd, bytes, size) && copy_attributes(fd, out, source) && close(fd) == 0) {
		fd = -1;
		if (rename(temporary, out) == 0)
			status = STATUS_FINE;
	}
	if (status != STATUS_FINE) {
		fails(out, "write");
		unlink(temporary);
	}
	if (fd >= 0)
		close(fd);
	return status;
}

int replace_file(const char *out, const struct source_file *source, const void *bytes,
		 size_t size)
{
	sigset_t before;
	char *target;
	int result;

	/* A symbolic link stays one: what it names is replaced. */
	target = realpath(out, NULL);
	if (!target && errno != ENOENT) {
		fails(out, "look at it");
		return STATUS_ERROR;
	}
	hold_signals(&before);
	if (!check_target(target ? target : out))
		result = STATUS_ERROR;
	else
		result = replace(target ? target : out, source, bytes, size);
	sigprocmask(SIG_SETMASK, &before, NULL);
	free(target);
	return result;
}
