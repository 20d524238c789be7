/* SPDX-License-Identifier: MIT */
/* For edit-attributes-1.tcl: sets or prints an extended attribute; with REFUSE, a library
   that lets none be set. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/xattr.h>

#ifdef REFUSE
int fsetxattr(int fd, const char *name, const void *value, size_t size, int flags)
{
	(void)fd, (void)name, (void)value, (void)size, (void)flags;
	errno = ENOSPC;
	return -1;
}
#else
int main(int argc, char **argv)
{
	char value[256];
	ssize_t size;

	if (argc == 5 && strcmp(argv[1], "set") == 0)
		return setxattr(argv[4], argv[2], argv[3], strlen(argv[3]), 0) != 0;
	if (argc != 4)
		return 2;
	size = getxattr(argv[3], argv[2], value, sizeof value);
	if (size < 0)
		return 1;
	printf("%.*s\n", (int)size, value);
	return 0;
}
#endif
