/* SPDX-License-Identifier: MIT */
/* An entry is one NOP and nothing else; an exit, too. */
/* { dg-do assemble } */
/* { dg-additional-options "-fcf-protection=none -fno-align-functions -fplugin-arg-markers-entry=* -fplugin-arg-markers-exit=exit_too" } */
/* { dg-final { scan-hot-times add "(?n)^\[a-z\].*$" 3 } } */
/* { dg-final { scan-hot-times add "nopl" 1 } } */
/* { dg-final { scan-hot-times nothing "(?n)^\[a-z\].*$" 2 } } */
/* { dg-final { scan-hot-times unused "(?n)^\[a-z\].*$" 3 } } */
/* { dg-final { scan-hot-times load "(?n)^\[a-z\].*$" 3 } } */
/* { dg-final { scan-hot-times scale "(?n)^\[a-z\].*$" 4 } } */
/* { dg-final { scan-hot-times pair "(?n)^\[a-z\].*$" 4 } } */
/* { dg-final { scan-hot-times eighth "(?n)^\[a-z\].*$" 3 } } */
/* { dg-final { scan-hot-times larger "(?n)^\[a-z\].*$" 3 } } */
/* { dg-final { scan-hot-times twice "(?n)^\[a-z\].*$" 6 } } */
/* { dg-final { scan-hot-times jump "(?n)^\[a-z\].*$" 2 } } */
/* { dg-final { scan-hot-times jump "nopl" 1 } } */
/* { dg-final { scan-hot-times exit_too "(?n)^\[a-z\].*$" 4 } } */
/* { dg-final { scan-hot-times exit_too "nopl" 2 } } */
struct pair {
	long a, b;
};
struct large {
	long at[9];
};
extern int other(int x);

int add(int a, int b)
{
	return a + b;
}

void nothing(void)
{
}

int unused(int a, double b, const char *c)
{
	(void)a;
	(void)b;
	(void)c;
	return 1;
}

int load(const int *p)
{
	return *p;
}

double scale(double x, float y)
{
	return x * y;
}

long pair(struct pair p)
{
	return p.a - p.b;
}

long eighth(long a, long b, long c, long d, long e, long f, long g, long h)
{
	(void)(a + b + c + d + e + f + g);
	return h;
}

long larger(struct large l)
{
	return l.at[3];
}

int twice(int x)
{
	return other(x) + 1;
}

int jump(int x)
{
	return other(x);
}

int exit_too(int a, int b)
{
	return a + b;
}
