/* SPDX-License-Identifier: MIT */
/* The program of throw-probe-*.cc, behind the marker m and what it throws from: CALL(x) is
   its call, and TURN_ON turns it on. */
#include <exception>
#include "check.h"

static __attribute__((noinline)) void host(int x)
{
	try {
		CALL(x);
	} catch (int) {
		_Exit(4);
	}
}

int main()
{
	std::set_terminate([] { _Exit(3); });
	host(1);
	CHECK_EQUAL(TURN_ON, 1);
	host(0);
	host(1);
	return 5;
}
