/* SPDX-License-Identifier: MIT */
#include "link.h"

#include <stdio.h>

struct hits hits;

void common(int k) { hits.common += k; }

MARKER static void local(int k) { hits.local += k; }

int main()
{
	long sum = 0;

	for (int i = 1; i <= 4; i++) {
		local(i);
		shared<int>::host(i);
		shared<double>::host(i);
		sum += twice(i) + other(i) + plain(i);
		sum += one(i) + two(i);
	}
	printf("sum %ld common %ld local %ld one %ld two %ld\n", sum, hits.common, hits.local,
	       hits.one, hits.two);
	return 0;
}
