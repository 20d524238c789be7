/* SPDX-License-Identifier: MIT */
#include <markers.h>

MARKER void m(int x);
void host(int x);

void host(int x)
{
	m(x);
}
