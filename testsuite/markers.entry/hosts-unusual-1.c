/* SPDX-License-Identifier: MIT */
/* Functions that are not like others, with their markers off and on: those that
   return twice, have nested functions, variable arguments, computed gotos, a
   frame of a size of its own, a section, several returns, none. */
/* { dg-do run } */
/* { dg-link-options "-Wl,-z,execstack" } */
/* { dg-additional-options "-Wno-pedantic -fplugin-arg-markers-entry=* -fplugin-arg-markers-exit=*" } */
#include <markers.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <sys/wait.h>
#include "check.h"

#define HOST static __attribute__((noinline, noclone))

static long fired;

/* Overwrites what a called function may. */
static __attribute__((no_instrument_function, noinline)) void probe(void *data)
{
	(void)data;
	fired++;
	__asm__ volatile("xor %%eax, %%eax; mov $-1, %%rcx; mov $-1, %%rdx; mov $-1, %%rsi;"
			 "mov $-1, %%rdi; mov $-1, %%r8; mov $-1, %%r9; mov $-1, %%r10;"
			 "mov $-1, %%r11; pcmpeqd %%xmm0, %%xmm0; pcmpeqd %%xmm1, %%xmm1;"
			 "pcmpeqd %%xmm2, %%xmm2; pcmpeqd %%xmm3, %%xmm3; pcmpeqd %%xmm7, %%xmm7"
			 :
			 :
			 : "rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11", "xmm0",
			   "xmm1", "xmm2", "xmm3", "xmm7", "memory", "cc");
}

static jmp_buf buf;

HOST int leave(int x)
{
	if (x)
		longjmp(buf, x);
	return 1;
}

HOST int twice(int x)
{
	volatile int n = 0;
	int r = setjmp(buf);

	n++;
	if (r < 3)
		leave(r + x);
	return n * 10 + r;
}

HOST int nested(int a, int b)
{
	int add(int x)
	{
		a += x;
		return a + b;
	}
	int (*volatile p)(int) = add;

	return p(1) + add(2) + a;
}

HOST int nonlocal(int a)
{
	__label__ out;
	void jump(int x)
	{
		if (x > 2)
			goto out;
		a += x;
	}
	jump(a);
	jump(a + 3);
	return -1;
out:
	return a;
}

HOST double sum(int n, ...)
{
	va_list ap;
	double total = 0;

	va_start(ap, n);
	for (int i = 0; i < n; i++)
		total += i % 2 ? va_arg(ap, double) : va_arg(ap, int);
	va_end(ap);
	return total;
}

HOST int computed(const char *code)
{
	static void *const labels[] = { &&add, &&twice, &&end };
	int x = 1;

	goto *labels[(int)*code++];
add:
	x++;
	goto *labels[(int)*code++];
twice:
	x *= 2;
	goto *labels[(int)*code++];
end:
	return x;
}

HOST int sized(int n)
{
	char *p = __builtin_alloca(n + 1);
	char q[n + 1];

	memset(p, 'x', n);
	p[n] = 0;
	strcpy(q, p);
	return strlen(q);
}

__attribute__((section(".text.mine"))) HOST int in_section(int x)
{
	return x + 3;
}

HOST const char *several(int x)
{
	switch (x) {
	case 1:
		return "one";
	case 2:
		return "two";
	case 3:
		abort();
	}
	return NULL;
}

__attribute__((noreturn)) HOST void stop(int status)
{
	_exit(status);
}

HOST void *where(void)
{
	return __builtin_return_address(0);
}

HOST int no_value(int x)
{
	if (x)
		return 1;
#pragma GCC diagnostic ignored "-Wreturn-type"
}

__attribute__((ms_abi)) HOST int foreign(int a, double b, int c)
{
	return a + b + c;
}

HOST long double x87(long double a, double b)
{
	return a * b + a;
}

static void run(void)
{
	long double x = x87(1.5L, 2.5);

	CHECK_EQUAL(twice(1), 43);
	CHECK_EQUAL(nested(1, 10), 30);
	CHECK_EQUAL(nonlocal(2), 4);
	CHECK(sum(4, 1, 2.5, 3, 4.5) == 11);
	CHECK_EQUAL(computed("\0\1\0\1\2"), 10);
	CHECK_EQUAL(sized(1000), 1000);
	CHECK_EQUAL(in_section(4), 7);
	CHECK(!strcmp(several(2), "two") && several(9) == NULL);
	CHECK(where() != NULL);
	no_value(0);
	CHECK_EQUAL(foreign(1, 2.5, 3), 6);
	CHECK(x == 5.25L);
	pid_t pid = fork();
	if (pid == 0)
		stop(7);
	int status;
	CHECK(waitpid(pid, &status, 0) == pid && WIFEXITED(status) && WEXITSTATUS(status) == 7);
}

int main(void)
{
	run();
	CHECK_EQUAL(fired, 0);
	CHECK(markers_attach("entry:*,exit:*,tail:*", (void (*)(void))probe, NULL) > 20);
	run();
	CHECK(fired > 20);
	return 0;
}
