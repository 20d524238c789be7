/* SPDX-License-Identifier: MIT */
/* attributes.h - owner, mode and extended attributes, from a file to its copy. */
#ifndef ATTRIBUTES_H
#define ATTRIBUTES_H

#include <stdbool.h>
#include <sys/stat.h>

/* A file that was opened once and is looked at by its descriptor alone: a name may
   stand for another file by now. */
struct source_file {
	int fd;
	struct stat status;
};

/* Gives the file at FD, which will be OUT, the owner, mode, ACL and user.* attributes of
   SOURCE.  What can't be kept is said, and no set-user-ID bit is given to another owner's
   file.  False, with errno, if FD is no file that could be OUT. */
bool copy_attributes(int fd, const char *out, const struct source_file *source);

#endif /* ATTRIBUTES_H */
