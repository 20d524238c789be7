/* SPDX-License-Identifier: MIT */
/* For tool-edits-keys-1.tcl and linkers-keep-keys-1.tcl: checks that the keys are as the argument says. */
#include "keys.h"

int main(int argc, char **argv)
{
	if (argc > 1)
		check_all(argv[1][0] - '0', argv[1][1] - '0', argv[1][2] - '0',
			  argv[1][3] - '0');
	return 0;
}
