/* SPDX-License-Identifier: MIT */
/* The address of a local as an argument is made in the block: it is not kept in a
   register over the calls of the host. */
/* { dg-do assemble } */
/* { dg-final { scan-hot-not host "\\mpush\\M" } } */
/* { dg-final { scan-cold host "%rsp\\)?,%rsi" } } */
#include <markers.h>

MARKER void m(const char *buffer, int n);
void fill(char *buffer);

int host(void)
{
	char buffer[4096];
	m(0, 1);
	fill(buffer);
	m(buffer, 2);
	return buffer[0];
}
