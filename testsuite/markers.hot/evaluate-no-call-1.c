/* SPDX-License-Identifier: MIT */
/* A call in an argument is no call of the host: it is made by a function that is
   given what the arguments use. */
/* { dg-do assemble } */
/* { dg-final { scan-hot-not host "\\m(push|pop|call)\\M|%rsp" } } */
/* { dg-final { scan-hot-not array "\\mcall\\M.*strlen" } } */
#include <string.h>
#include <markers.h>

MARKER void m(int fd, const char *path, size_t length);

int host(int fd, const char *path)
{
	m(fd, path, strlen(path));
	return fd * 3;
}

void fill(char *);
int array(int fd)
{
	char name[64];
	fill(name);
	m(fd, name, strlen(name));
	return name[fd];
}
