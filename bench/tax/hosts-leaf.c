/* SPDX-License-Identifier: MIT */
/* hosts-leaf.c - short hosts that call nothing. */

#include "events.h"
#include "hosts.h"

/* All six arguments are wanted after the event. */
long host_leaf(long a, long b, long c, long d, long e, long f)
{
	EVENT(pair, a, b);
	return (a ^ b) + (c ^ d) * (e ^ f) + a * f;
}

/* All six go into the event. */
long host_six_arguments(long a, long b, long c, long d, long e, long f)
{
	EVENT(six, a, b, c, d, e, f);
	return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f;
}

long host_fields(struct queue *queue, long item)
{
	if (queue->count == queue->limit) {
		queue->dropped++;
		EVENT(where, queue, queue->dropped);
		return -1;
	}
	queue->items[(queue->head + queue->count) % 8] = item;
	queue->count++;
	EVENT(where, queue, queue->count);
	return 0;
}

long host_switch(int what, long a, long b)
{
	switch (what) {
	case 0:
		return a + b;
	case 1:
		return a - b;
	case 2:
		EVENT(pair, a, b);
		return a * b;
	case 3:
		return a & b;
	case 4:
		EVENT(value, a);
		return a | b;
	case 5:
		return a ^ b;
	case 6:
		return a << (b & 63);
	default:
		EVENT(tick);
		return a >> (b & 63);
	}
}

/* The event is where nobody is expected to come. */
long host_rare(const struct queue *queue, long index)
{
	if (__builtin_expect(index < 0 || index >= queue->limit, 0)) {
		EVENT(pair, index, queue->limit);
		return -1;
	}
	return queue->items[(queue->head + index) % 8];
}

long host_several(long a, long b, long c)
{
	EVENT(triple, a, b, c);
	a += b * c;
	EVENT(value, a);
	b ^= a;
	EVENT(pair, a, b);
	c -= b;
	EVENT(tick);
	return a + b + c;
}

unsigned long host_bits(unsigned long word)
{
	unsigned long x = word;

	x = (x & 0x5555555555555555) << 1 | (x >> 1 & 0x5555555555555555);
	x = (x & 0x3333333333333333) << 2 | (x >> 2 & 0x3333333333333333);
	EVENT(pair, word, x);
	x = (x & 0x0f0f0f0f0f0f0f0f) << 4 | (x >> 4 & 0x0f0f0f0f0f0f0f0f);
	return __builtin_bswap64(x);
}

/* A variable that the host reads and writes on both sides of the event. */
long host_global(long n)
{
	static long total;

	total += n;
	EVENT(pair, n, total);
	return total * 3;
}

int host_narrow(unsigned char kind, short delta, int more)
{
	EVENT(narrow, kind, delta, more > 0);
	return kind * 3 + delta * 5 + more;
}

struct vector3 host_structure(const struct vector3 *a, const struct vector3 *b)
{
	struct vector3 cross = {
		a->y * b->z - a->z * b->y,
		a->z * b->x - a->x * b->z,
		a->x * b->y - a->y * b->x,
	};

	EVENT(real, cross.x);
	return cross;
}

double host_polynomial(double x, double y)
{
	double sum = ((3 * x + y) * x + 2 * y) * x + 1;

	EVENT(real, x);
	return sum * y + x;
}

int host_state(struct parser *parser, int c)
{
	parser->at++;
	if (c == '\n')
		parser->line++;
	else if (c == '(')
		parser->depth++;
	else if (c == ')' && --parser->depth < 0)
		parser->errors++;
	EVENT(where, parser, c);
	return c != 0;
}

struct span host_pair_of_results(long a, long b)
{
	struct span span = { a < b ? a : b, a < b ? b : a };

	EVENT(pair, span.from, span.to);
	return span;
}
