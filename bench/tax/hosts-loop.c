/* SPDX-License-Identifier: MIT */
/* hosts-loop.c - hosts with loops, most of them leaf functions. */

#include "events.h"
#include "hosts.h"

/* The event comes once, after the loop. */
long host_reduction(const long *values, long n)
{
	long sum = 0;

	for (long i = 0; i < n; i++)
		sum += values[i];
	EVENT(pair, sum, n);
	return sum;
}

long host_pointer_walk(const struct node *node)
{
	long weight = 0;

	for (; node; node = node->next) {
		EVENT(where, node, node->key);
		weight += node->weight;
	}
	return weight;
}

long host_inner_loop(const long *matrix, long rows, long columns)
{
	long best = 0;

	for (long i = 0; i < rows; i++)
		for (long j = 0; j < columns; j++) {
			long value = matrix[i * columns + j];

			EVENT(triple, i, j, value);
			if (value > best)
				best = value;
		}
	return best;
}

double host_floating(const double *a, const double *b, long n)
{
	double sum = 0;

	for (long i = 0; i < n; i++) {
		sum += a[i] * b[i];
		EVENT(mixed, sum, i);
	}
	return sum;
}

/* The loop has to stay a vectorised one. */
void host_vector_loop(float *a, long times)
{
	for (long t = 0; t < times; t++) {
		EVENT(where, a, t);
		for (long i = 0; i < 1024; i++)
			a[i] = a[i] * 2 + 1;
	}
}

long host_hash_probe(const struct table *table, unsigned long key)
{
	unsigned long mask = table->mask;
	unsigned long at = (key * 0x9e3779b97f4a7c15u >> 32) & mask;

	while (table->slot[at].key != key) {
		if (!table->slot[at].key)
			return -1;
		EVENT(pair, key, at);
		at = (at + 1) & mask;
	}
	return table->slot[at].value;
}

long host_copy(char *to, const char *from)
{
	const char *start = from;

	do {
		EVENT(where, from, from - start);
	} while ((*to++ = *from++));
	return from - start;
}

long host_search(const long *values, long n, long key)
{
	long low = 0, high = n;

	while (low < high) {
		long middle = low + (high - low) / 2;

		EVENT(triple, low, middle, high);
		if (values[middle] < key)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

unsigned host_checksum(const unsigned char *bytes, long n)
{
	unsigned a = 1, b = 0;

	for (long i = 0; i < n; i++) {
		a = (a + bytes[i]) % 65521;
		b = (b + a) % 65521;
	}
	EVENT(triple, a, b, n);
	return b << 16 | a;
}

void host_insertion_sort(long *values, long n)
{
	for (long i = 1; i < n; i++) {
		long value = values[i], j = i;

		for (; j > 0 && values[j - 1] > value; j--) {
			EVENT(pair, i, j);
			values[j] = values[j - 1];
		}
		values[j] = value;
	}
}

long host_digits(const char *text)
{
	long number = 0;

	while (*text >= '0' && *text <= '9') {
		number = number * 10 + (*text - '0');
		EVENT(value, number);
		text++;
	}
	return number;
}

/* No leaf: the values of the loop are in saved registers anyway. */
long host_loop_of_calls(const long *values, long n)
{
	long sum = 0;

	for (long i = 0; i < n; i++) {
		EVENT(pair, i, sum);
		sum += outside(values[i], i);
	}
	return sum;
}

/* Values carried from one turn to the next in registers. */
void host_stencil(double *to, const double *from, long n)
{
	double left = from[0], middle = from[1];

	for (long i = 1; i < n - 1; i++) {
		double right = from[i + 1];

		EVENT(value, i);
		to[i] = 0.25 * left + 0.5 * middle + 0.25 * right;
		left = middle;
		middle = right;
	}
}
