/* SPDX-License-Identifier: MIT */
/* The program without sites: its hosts are compiled without the plugin. */
#include "program.h"

#include <stdlib.h>
#include <time.h>

void fail(const char *what)
{
	(void)what;
	abort();
}

uint64_t nanoseconds(void)
{
	return (uint64_t)time(NULL) * 1000000000;
}

int main(int argc, char **argv)
{
	(void)argv;
	return argc > 1 && run_hosts() == 0;
}
