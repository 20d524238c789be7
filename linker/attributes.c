/* SPDX-License-Identifier: MIT */
/* attributes.c - owner, mode and extended attributes, from a file to its copy. */
#include "attributes.h"
#include "tool.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/xattr.h>
#include <unistd.h>

/* Linux has no longer list, nor value (XATTR_LIST_MAX, XATTR_SIZE_MAX). */
enum { MOST = 65536 };

/* Is the attribute NAME one of the file's contents and not of who may do what with
   them?  Capabilities and signatures are not: signature.c tells of those. */
static bool is_copied(const char *name)
{
	return strncmp(name, "user.", 5) == 0 || strcmp(name, "system.posix_acl_access") == 0;
}

static void copy_one(int fd, const char *out, const struct source_file *source,
		     const char *name, char *value)
{
	ssize_t size = fgetxattr(source->fd, name, value, MOST);

	if (size >= 0 && fsetxattr(fd, name, value, (size_t)size, 0) == 0)
		return;
	message("%s: note: the attribute %s is not kept: %s; set it with setfattr", out, name,
		strerror(errno));
}

static void copy_extended(int fd, const char *out, const struct source_file *source)
{
	char *list, *value, *name;
	ssize_t size;

	/* Where there are none, nothing is needed. */
	if (flistxattr(source->fd, NULL, 0) <= 0)
		return;
	list = malloc(2 * MOST);
	if (!list) {
		message("%s: note: extended attributes are not kept: %s; copy them with getfattr "
			"and setfattr",
			out, strerror(errno));
		return;
	}
	value = list + MOST;
	size = flistxattr(source->fd, list, MOST);
	for (name = list; size > 0 && name < list + size; name += strlen(name) + 1)
		if (is_copied(name))
			copy_one(fd, out, source, name, value);
	free(list);
}

bool copy_attributes(int fd, const char *out, const struct source_file *source)
{
	mode_t mode = source->status.st_mode & 07777;
	struct stat status;

	/* Owner first: a change of it takes the set-user-ID bit away.  If the owner can't be
	   kept, that bit must not be. */
	if (fchown(fd, source->status.st_uid, source->status.st_gid)) {
		int error = errno;

		if (fstat(fd, &status))
			return false;
		if (status.st_uid != source->status.st_uid ||
		    status.st_gid != source->status.st_gid) {
			message("%s: note: owner and group are yours: %s", out, strerror(error));
			mode &= 0777;
		}
	}
	copy_extended(fd, out, source);
	return fchmod(fd, mode) == 0;
}
