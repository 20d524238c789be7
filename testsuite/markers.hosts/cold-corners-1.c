/* SPDX-License-Identifier: MIT */
/* Corners of hot and cold code: a self-loop that ends in a cold call and a marker,
   a marker in code that is cold already, in a cold host, in a host with a section of
   its own, before __builtin_unreachable, before a call that does not return. */
/* { dg-do run } */
#include <setjmp.h>
#include <markers.h>
#include "check.h"

static int hits, colds;
static jmp_buf buffer;

MARKER void m(int x)
{
	hits += x;
}
static __attribute__((cold, noinline)) void cold_call(void)
{
	colds++;
}
static __attribute__((noreturn, noinline)) void leave(int x)
{
	longjmp(buffer, x);
}

__attribute__((noinline)) int self_loop(int x)
{
	do {
		if (__builtin_expect(x == 3, 0))
			cold_call();
		m(1);
	} while (--x);
	return x;
}
__attribute__((noinline)) int in_cold_code(int x)
{
	if (__builtin_expect(x, 0)) {
		cold_call();
		m(10);
		cold_call();
		m(10);
	}
	return x;
}
__attribute__((cold, noinline)) int cold_host(int x)
{
	m(100);
	return x + 1;
}
__attribute__((section(".text.own"), noinline)) int own_section(int x)
{
	m(1000);
	return x + 2;
}
__attribute__((noinline)) int never(int x)
{
	if (x > 1) {
		m(10000);
		if (x < 100)
			return 5;
		__builtin_unreachable();
	}
	return x;
}
__attribute__((noinline)) int not_returning(int x)
{
	if (setjmp(buffer))
		return 7;
	m(100000);
	leave(x);
}

static void run(void)
{
	CHECK_EQUAL(self_loop(5), 0);
	CHECK_EQUAL(in_cold_code(1), 1);
	CHECK_EQUAL(cold_host(1), 2);
	CHECK_EQUAL(own_section(1), 3);
	CHECK_EQUAL(never(2), 5);
	CHECK_EQUAL(not_returning(2), 7);
}

int main(void)
{
	run();
	CHECK_EQUAL(hits, 0);
	CHECK_EQUAL(markers_enable("m"), 1);
	run();
	CHECK_EQUAL(hits, 111125);
	CHECK_EQUAL(colds, 6);
	return 0;
}
