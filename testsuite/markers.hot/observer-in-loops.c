/* SPDX-License-Identifier: MIT */
/* Products of matrices for observer-in-loops-1.tcl, with OBSERVER in front of the
   marker. */
#include <markers.h>

MARKER OBSERVER void row(const double *p);
MARKER OBSERVER void row_of_numbers(const int *p);

void rows(long n, double *restrict c, const double *restrict a, const double *restrict b)
{
	for (int i = 0; i < n; i++) {
		row(c);
		for (int k = 0; k < n; k++)
			for (int j = 0; j < n; j++)
				c[i * n + j] += a[i * n + k] * b[k * n + j];
	}
}

void sums(double *restrict c, const double *restrict a, const double *restrict b)
{
	for (int i = 0; i < 16; i++) {
		row(a);
		for (int j = 0; j < 16; j++) {
			double sum = 0;

			for (int k = 0; k < 16; k++)
				sum += a[i * 16 + k] * b[k * 16 + j];
			c[i * 16 + j] = sum;
		}
	}
}

void numbers(long n, int *restrict c, const int *restrict a, const int *restrict b)
{
	for (long i = 0; i < n; i++) {
		row_of_numbers(b);
		for (long k = 0; k < n; k++)
			for (long j = 0; j < n; j++)
				c[i * n + j] += a[i * n + k] * b[k * n + j];
	}
}
