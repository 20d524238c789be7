/* SPDX-License-Identifier: MIT */
/* Atomic built-in functions that write change something, as assignments do; a
   load does not. */
#include <stdatomic.h>
#include <markers.h>

MARKER void m(int x);

void f(atomic_int *counter, int *plain)
{
	m(atomic_fetch_add(counter, 1)); /* { dg-warning "argument 1 of marker .m. has a side effect" } */
	m(__atomic_fetch_add(plain, 1, __ATOMIC_RELAXED)); /* { dg-warning "argument 1 of marker .m. has a side effect" } */
	m(__sync_fetch_and_add(plain, 1)); /* { dg-warning "argument 1 of marker .m. has a side effect" } */
	m((*counter)++); /* { dg-warning "argument 1 of marker .m. has a side effect" } */
	m(__atomic_load_n(plain, __ATOMIC_RELAXED));
}
