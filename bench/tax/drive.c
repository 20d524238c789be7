/* SPDX-License-Identifier: MIT */
/*
 * drive.c - runs every host on a fixed input.  Compiled once, so that it is the
 * same in every variant.
 */

#include <setjmp.h>
#include <string.h>

#include "drive.h"
#include "hosts.h"

volatile double drive_result;

/* What the hosts call, with the driver's instructions: it is in no variant's tax. */
DRIVER long outside(long a, long b)
{
	return a * 3 + b;
}

DRIVER void outside_buffer(char *buffer, size_t size)
{
	buffer[0] = 1;
	buffer[1] = 2;
	buffer[2] = 3;
	buffer[3] = 4;
	buffer[size - 1] = 5;
}

DRIVER void outside_jump(void *environment, long how)
{
	longjmp(*(jmp_buf *)environment, how);
}

static DRIVER long outside_pointed(long a)
{
	return a + 1;
}
long (*outside_pointer)(long a) = outside_pointed;

static struct node nodes[15];
static long values[100];
static float floats[1024];
static double doubles[100], more_doubles[100];
static char text[100], text_copy[100];
static struct table table = { .mask = 15 };

static DRIVER void make_input(void)
{
	for (int i = 0; i < 15; i++) {
		nodes[i].key = i;
		nodes[i].weight = 3 * i;
		nodes[i].next = i < 14 ? &nodes[i + 1] : NULL;
		nodes[i].left = 2 * i + 1 < 15 ? &nodes[2 * i + 1] : NULL;
		nodes[i].right = 2 * i + 2 < 15 ? &nodes[2 * i + 2] : NULL;
	}
	for (int i = 0; i < 100; i++) {
		values[i] = i * 37 % 101;
		doubles[i] = i;
		more_doubles[i] = 1.0 / (i + 1);
		text[i] = i % 7 ? 'a' + i % 26 : ' ';
	}
	for (int i = 0; i < 1024; i++)
		floats[i] = i;
	text[99] = 0;
	for (int i = 0; i < 15; i++) {
		table.slot[i].key = 1000 + i;
		table.slot[i].value = i;
	}
}

static DRIVER void drive_loops(void)
{
	long sorted[20], n = 0;

	COUNT("host_reduction", n += host_reduction(values, 100));
	COUNT("host_pointer_walk", n += host_pointer_walk(nodes));
	COUNT("host_inner_loop", n += host_inner_loop(values, 10, 10));
	COUNT("host_floating", n += host_floating(doubles, more_doubles, 100));
	COUNT("host_vector_loop", host_vector_loop(floats, 3));
	COUNT("host_hash_probe", n += host_hash_probe(&table, 1003);
	      n += host_hash_probe(&table, 999));
	COUNT("host_copy", n += host_copy(text_copy, text));
	COUNT("host_search", n += host_search(values, 100, 50));
	COUNT("host_checksum", n += host_checksum((unsigned char *)text, 99));
	memcpy(sorted, values, sizeof sorted);
	COUNT("host_insertion_sort", host_insertion_sort(sorted, 20));
	COUNT("host_digits", n += host_digits("1234567890x"));
	COUNT("host_loop_of_calls", n += host_loop_of_calls(values, 20));
	COUNT("host_stencil", host_stencil(more_doubles, doubles, 100));
	drive_result = n + sorted[3];
}

static DRIVER void drive_leaves(void)
{
	struct queue queue = { values, 0, 0, 2, 0 };
	struct parser parser = { text, 0, 0, 0 };
	struct vector3 a = { 1, 2, 3 }, b = { 4, 5, 6 }, product;
	struct span span;
	long n = 0;
	double x = 0;

	COUNT("host_leaf", n += host_leaf(1, 2, 3, 4, 5, 6));
	COUNT("host_six_arguments", n += host_six_arguments(1, 2, 3, 4, 5, 6));
	COUNT("host_fields", n += host_fields(&queue, 1); n += host_fields(&queue, 2);
	      n += host_fields(&queue, 3));
	COUNT("host_switch", for (int i = 0; i < 8; i++) n += host_switch(i, 5, 6));
	COUNT("host_rare", n += host_rare(&queue, 1); n += host_rare(&queue, 0));
	COUNT("host_several", n += host_several(1, 2, 3));
	COUNT("host_bits", n += host_bits(0x123456789abcdef));
	COUNT("host_global", n += host_global(5); n += host_global(7));
	COUNT("host_narrow", n += host_narrow(200, -3, 1));
	COUNT("host_structure", product = host_structure(&a, &b));
	COUNT("host_polynomial", x += host_polynomial(2, 3));
	COUNT("host_state", n += host_state(&parser, '('); n += host_state(&parser, ')');
	      n += host_state(&parser, ')'); n += host_state(&parser, '\n');
	      n += host_state(&parser, 'a'));
	COUNT("host_pair_of_results", span = host_pair_of_results(4, 3));
	drive_result = n + product.x + x + span.from;
}

static DRIVER void drive_frames(void)
{
	struct queue queue = { values, 1, 5, 20, 0 };
	long n = 0;
	double x = 0;

	COUNT("host_recursion", n += host_recursion(nodes));
	COUNT("host_tail_call", n += host_tail_call(1, 2));
	COUNT("host_variadic", n += host_variadic(3, 1L, 2L, 3L));
	COUNT("host_alloca", n += host_alloca(100));
	COUNT("host_big_frame", n += host_big_frame(2));
	COUNT("host_setjmp", n += host_setjmp(1));
	COUNT("host_call_argument", n += host_call_argument(text));
	COUNT("host_early_out", n += host_early_out(NULL, 1); n += host_early_out(&queue, 9);
	      n += host_early_out(&queue, 2));
	COUNT("host_callback", n += host_callback(1, 2));
	COUNT("host_two_calls", n += host_two_calls(1, 2, 3));
	COUNT("host_call_floating", x += host_call_floating(1, 2, 3));
	COUNT("host_dead_argument", n += host_dead_argument(1, 2));
	drive_result = n + x;
}

DRIVER int main(void)
{
	make_input();
	drive_loops();
	drive_leaves();
	drive_frames();
	drive_cxx();
	return 0;
}
