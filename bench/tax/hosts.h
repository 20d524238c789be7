/* SPDX-License-Identifier: MIT */
/* hosts.h - the hosts that are written in C, and what they work on. */
#ifndef TAX_HOSTS_H
#define TAX_HOSTS_H

#include <stdarg.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#define HOST __attribute__((noinline, noclone))

struct node {
	struct node *next, *left, *right;
	long key, weight;
};

struct queue {
	long *items;
	long head, count, limit, dropped;
};

struct table {
	unsigned long mask;
	struct {
		unsigned long key;
		long value;
	} slot[16];
};

struct parser {
	const char *at;
	long line, depth, errors;
};

struct vector3 {
	double x, y, z;
};

struct span {
	long from, to;
};

/* Of the driver: calls that the hosts make. */
extern long outside(long a, long b);
extern void outside_buffer(char *buffer, size_t size);
extern void outside_jump(void *environment, long how);
extern long (*outside_pointer)(long a);

/* hosts-loop.c */
HOST long host_reduction(const long *values, long n);
HOST long host_pointer_walk(const struct node *node);
HOST long host_inner_loop(const long *matrix, long rows, long columns);
HOST double host_floating(const double *a, const double *b, long n);
HOST void host_vector_loop(float *a, long times);
HOST long host_hash_probe(const struct table *table, unsigned long key);
HOST long host_copy(char *to, const char *from);
HOST long host_search(const long *values, long n, long key);
HOST unsigned host_checksum(const unsigned char *bytes, long n);
HOST void host_insertion_sort(long *values, long n);
HOST long host_digits(const char *text);
HOST long host_loop_of_calls(const long *values, long n);
HOST void host_stencil(double *to, const double *from, long n);

/* hosts-leaf.c */
HOST long host_leaf(long a, long b, long c, long d, long e, long f);
HOST long host_six_arguments(long a, long b, long c, long d, long e, long f);
HOST long host_fields(struct queue *queue, long item);
HOST long host_switch(int what, long a, long b);
HOST long host_rare(const struct queue *queue, long index);
HOST long host_several(long a, long b, long c);
HOST unsigned long host_bits(unsigned long word);
HOST long host_global(long n);
HOST int host_narrow(unsigned char kind, short delta, int more);
HOST struct vector3 host_structure(const struct vector3 *a, const struct vector3 *b);
HOST double host_polynomial(double x, double y);
HOST int host_state(struct parser *parser, int c);
HOST struct span host_pair_of_results(long a, long b);

/* hosts-frame.c */
HOST long host_recursion(const struct node *node);
HOST long host_tail_call(long a, long b);
HOST long host_variadic(int n, ...);
HOST long host_alloca(long n);
HOST long host_big_frame(long n);
HOST long host_setjmp(long n);
HOST long host_call_argument(const char *text);
HOST long host_early_out(const struct queue *queue, long a);
HOST long host_callback(long a, long b);
HOST long host_two_calls(long a, long b, long c);
HOST double host_call_floating(double x, double y, long n);
HOST long host_dead_argument(long a, long b);

#ifdef __cplusplus
}
#endif

#endif /* TAX_HOSTS_H */
