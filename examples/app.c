/* SPDX-License-Identifier: MIT */
/* A program with a marker, and a library that has one. */
#include "requests.h"
#include <markers.h>
#include <stdio.h>

/* The body is what runs when the marker is on. */
MARKER static void app_round(int number)
{
	printf("round %d\n", number);
}

int main(void)
{
	int sum = 0;

	for (int i = 0; i < 2; i++) {
		app_round(i);
		sum += requests_serve(i);
	}
	printf("sum %d\n", sum);
	return 0;
}
