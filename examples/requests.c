/* SPDX-License-Identifier: MIT */
#include "requests.h"
#include <markers.h>
#include <stdio.h>

MARKER static void requests_start(int number)
{
	printf("request %d\n", number);
}

int requests_serve(int number)
{
	requests_start(number);
	return number * 3;
}
