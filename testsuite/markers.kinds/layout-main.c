/* SPDX-License-Identifier: MIT */
#include <markers.h>

MARKER void m(int a);

int main(int argc, char **argv)
{
	(void)argv;
	m(argc);
	return 0;
}
