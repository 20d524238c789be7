/* SPDX-License-Identifier: MIT */
/* A host at -O2: one NOP inline, no call, and the block in a cold section. */
/* { dg-options "-O2" } */
/* { dg-do assemble } */
/* { dg-final { scan-hot-times host "^nopl 0x0\\(%rax,%rax,1\\)$" 1 } } */
/* { dg-final { scan-hot-not host "\\mcall\\M" } } */
/* { dg-final { scan-cold host "\\m(call|jmp)\\M.*" } } */
/* { dg-final { site-field m block_section "^\\.text\\.(unlikely|markers)" } } */
/* { dg-final { site-count * 1 } } */
#include <string.h>
#include <markers.h>

MARKER void m(int fd, const char *path, size_t length);

int host(int fd, const char *path)
{
	m(fd, path, strlen(path));
	return fd + 1;
}
