/* SPDX-License-Identifier: MIT */
/* hosts-frame.c - hosts that have a frame or make calls without any event. */

#include <alloca.h>
#include <setjmp.h>
#include <string.h>

#include "events.h"
#include "hosts.h"

long host_recursion(const struct node *node)
{
	if (!node)
		return 0;
	EVENT(where, node, node->key);
	return node->key + host_recursion(node->left) + host_recursion(node->right);
}

/* The call has to stay a jump. */
long host_tail_call(long a, long b)
{
	EVENT(pair, a, b);
	return outside(b, a + 1);
}

long host_variadic(int n, ...)
{
	va_list ap;
	long sum = 0;

	va_start(ap, n);
	for (int i = 0; i < n; i++)
		sum += va_arg(ap, long);
	EVENT(pair, n, sum);
	va_end(ap);
	return sum;
}

long host_alloca(long n)
{
	char *buffer = alloca(n);

	buffer[0] = 1;
	EVENT(where, buffer, n);
	outside_buffer(buffer, n);
	return buffer[0] + buffer[n - 1];
}

long host_big_frame(long n)
{
	char buffer[4096];

	EVENT(value, n);
	outside_buffer(buffer, sizeof buffer);
	EVENT(where, buffer, n);
	return buffer[n] + buffer[n + 1];
}

long host_setjmp(long n)
{
	jmp_buf environment;
	volatile long kept = n;

	if (setjmp(environment))
		kept++;

	long turns = kept;

	EVENT(pair, n, turns);
	if (turns < n + 3)
		outside_jump(environment, 1);
	return turns;
}

/* The call is only for the event. */
long host_call_argument(const char *text)
{
	EVENT(text, text, strlen(text));
	return text[0] * 3;
}

/* The frame is only for the rest of it. */
long host_early_out(const struct queue *queue, long a)
{
	if (!queue)
		return 0;
	EVENT(where, queue, a);
	if (queue->count < a)
		return queue->count;
	return outside(queue->count, a) + outside(a, queue->head) * a;
}

long host_callback(long a, long b)
{
	EVENT(pair, a, b);
	return outside_pointer(a) + b;
}

long host_two_calls(long a, long b, long c)
{
	long first = outside(a, b);

	EVENT(triple, first, b, c);
	return outside(first, c) + first * b;
}

double host_call_floating(double x, double y, long n)
{
	double scale = outside(n, n + 1) * x;

	EVENT(real, scale);
	return scale * y + x;
}

/* An argument that nothing but the event wants, across a call: whatever fires
   the event, the host has to keep it. */
long host_dead_argument(long a, long b)
{
	long result = outside(a, 1);

	EVENT(pair, result, b);
	return result * 3;
}
