/* SPDX-License-Identifier: MIT */
/* A marker in a parallel loop. */
/* { dg-do run } */
/* { dg-additional-options "-fopenmp" } */
#include <markers.h>
#include "check.h"

static long hits, sum;

MARKER void m(int i, long weight)
{
#pragma omp atomic
	hits++;
#pragma omp atomic
	sum += i * weight;
}

static __attribute__((noinline)) long host(int n, long weight)
{
	long total = 0;
#pragma omp parallel for num_threads(4) reduction(+ : total)
	for (int i = 0; i < n; i++) {
		m(i, weight);
		total += i;
	}
	return total;
}

int main(void)
{
	/* Enabled before there are threads. */
	CHECK_EQUAL(markers_enable("m"), 1);
	CHECK_EQUAL(host(1000, 2), 499500);
	CHECK_EQUAL(hits, 1000);
	CHECK_EQUAL(sum, 999000);
	return 0;
}
