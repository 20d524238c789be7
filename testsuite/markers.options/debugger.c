/* SPDX-License-Identifier: MIT */
/* For debugger-lines-1.tcl: a host whose marker has a line of its own. */
#include <markers.h>

static volatile int seen;

MARKER void event(int number, const char *name)
{
	seen += number;
	seen += name[0] == 'n';
}

__attribute__((noipa)) int host(int number, const char *name)
{
	int twice = number * 2;
	event(number, name);	/* the site */
	return twice + *name;	/* behind it */
}

int main(void)
{
	int total = 0;

	for (int i = 0; i < 3; i++)
		total += host(i, "name");
	return total != 3 * 'n' + 6;
}
