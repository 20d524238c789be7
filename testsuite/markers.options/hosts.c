/* SPDX-License-Identifier: MIT */
/* Hosts in C that are hard to get right, for all options. Any standard since C90;
   NO_FLOAT leaves out what needs more than general registers. */
#include <setjmp.h>
#include <string.h>
#include "hosts.h"

#define MARKER __attribute__((marker))
#define HOST static __attribute__((noinline, noclone))

struct large {
	long a[9];
};
struct pair {
	long a;
	int b;
};

MARKER void none(void)
{
	FIRED(1);
}
MARKER void six(long a, long b, long c, long d, long e, long f)
{
	FIRED(a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f);
}
MARKER static void nine(int a, long b, int c, long d, int e, long f, int g, long h, char i)
{
	FIRED(a + b + c + d + e + f + 10 * g + 100 * h + 1000 * i);
}
MARKER static void structures(struct large l, struct pair p)
{
	FIRED(l.a[0] + l.a[8] + p.a + p.b);
}
MARKER void text(const char *string, size_t length)
{
	FIRED(string[0] + length);
}
MARKER void undefined(long a, const void *b);

static int evaluated;
HOST int call(int x)
{
	evaluated++;
	return x;
}

HOST long leaf(long a, long b, long c, long d, long e, long f)
{
	six(f, e, d, c, b, a);
	return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f;
}

HOST long loop(const int *p, int n)
{
	long total = 0;
	int i;
	for (i = 0; i < n; i++) {
		six(i, p[i], n, total, 1, -1);
		total += p[i];
	}
	return total;
}

HOST long add(int *to, const int *from, int n)
{
	int i, total = 0;
	for (i = 0; i < n; i++)
		to[i] = from[i] * 3 + i;
	six(to[0], to[n - 1], n, 0, 0, 0);
	for (i = 0; i < n; i++)
		total += to[i];
	none();
	return total;
}

HOST long stacked(long x)
{
	struct large l;
	struct pair p;
	memset(&l, 0, sizeof l);
	l.a[8] = x;
	p.a = 2 * x;
	p.b = 3;
	nine(1, 2, 3, 4, 5, 6, 7, x, 9);
	structures(l, p);
	return l.a[8] + p.a;
}

HOST int argument(int x)
{
	text("four", strlen("abcd") + call(x));
	return call(x) + 1;
}

static void __attribute__((noreturn, noinline)) leave(jmp_buf *to)
{
	longjmp(*to, 5);
}
HOST int never(int x, jmp_buf *to)
{
	if (x > 3) {
		undefined(x, to);
		none();
		leave(to);
	}
	return x;
}
HOST int jumps(int x)
{
	jmp_buf here;
	volatile int before = x;
	int status = setjmp(here), now;
	if (!status) {
		now = ++before;
		six(x, 0, 0, 0, 0, now);
		status = never(x, &here);
	} else {
		none();
	}
	return status + before;
}

HOST int cases(int x)
{
	switch (x) {
	case 0:
		none();
		return 7;
	case 1:
		six(x, x, x, x, x, x);
		/* fall through */
	case 2:
		none();
		x += 10;
		break;
	case 3:
		return 1;
	case 4:
		none();
		none();
		break;
	default:
		six(0, 0, 0, 0, 0, x);
		return 2;
	}
	return x;
}

HOST int tail(int x)
{
	six(x, 1, 1, 1, 1, 1);
	return call(x + 1);
}
HOST void last(int x)
{
	six(x, 0, 0, 0, 0, 0);
}

static __attribute__((cold, noinline)) int cold(int x)
{
	six(1, 2, 3, 4, 5, x);
	return x;
}
HOST int unlikely(int x)
{
	if (__builtin_expect(x == 3, 0)) {
		none();
		return cold(x);
	}
	return 0;
}

static __inline int inlined(int x)
{
	six(x, 0, x, 0, x, 0);
	return x;
}
HOST int twice(int x)
{
	return inlined(x) + inlined(x + 1);
}

HOST int computed(const char *program)
{
	static const void *const labels[] = { &&add1, &&add2, &&end };
	int total = 0;
	goto *labels[(int)*program];
add1:
	none();
	total += 1;
	goto *labels[(int)*++program];
add2:
	six(total, 0, 0, 0, 0, 0);
	total += 2;
	goto *labels[(int)*++program];
end:
	return total;
}

static volatile char sink;
HOST int variable(int n)
{
	char array[n];
	char *more = (char *)__builtin_alloca(n * 2);
	int i, total = 0;
	for (i = 0; i < n; i++)
		array[i] = more[i] = (char)i;
	six(array[n - 1], more[n - 1], n, 0, 0, 0);
	for (i = 0; i < n; i++)
		total += array[i] + more[i];
	return total;
}
HOST int big(int n)
{
	char frame[40000];
	memset(frame, n, sizeof frame);
	six(frame[0], frame[39999], n, 0, 0, 0);
	sink = frame[n];
	return frame[20000] + sink;
}

static __thread int own = 3;
static volatile int loud = 4;
HOST int storage(int x)
{
	int read;
	own += x;
	loud = x;
	six(own, x, 0, 0, 0, 0);
	read = loud;
	loud = read + 1;
	return own + loud;
}

HOST int recursive(int n)
{
	int below;
	if (!n)
		return 0;
	six(n, 0, 0, 0, 0, 0);
	below = recursive(n - 1);
	none();
	return below + n;
}

HOST int with_nested(int x)
{
	int changed = x;
	__attribute__((noinline)) int nested(int y)
	{
		six(y, x, changed, 0, 0, 0);
		changed += y;
		return x + y;
	}
	six(x, nested(1), 0, 0, 0, 0);
	x = nested(5);
	return x + changed;
}

#ifndef NO_FLOAT
typedef int vector __attribute__((vector_size(32)));

MARKER void floats(float a, double b, float c, int d)
{
	FIRED(a * 2 + b * 4 + c * 8 + d);
}
MARKER static void extended(long double a, int b, long double c)
{
	FIRED(a + b + c);
}
MARKER void tens(double a, double b, double c, double d, double e, double f, double g, double h,
		 double i, double j)
{
	FIRED(a + b + c + d + e + f + g + h + 10 * i + 100 * j);
}

HOST double floating(double x, float y, int n)
{
	double a = x * 3, b = y * 5;
	int i;
	for (i = 0; i < n; i++) {
		floats(y, x, y + x, i);
		a = a * 2 - b;
	}
	tens(1, 2, 3, 4, 5, 6, 7, 8, x, y);
	return a + x + b;
}
HOST long double wide(long double x, int n)
{
	long double y = x / 2;
	extended(x, n, y);
	x *= y;
	none();
	return x + y + n;
}
HOST long vectors(const int *p)
{
	vector v, w;
	memcpy(&v, p, sizeof v);
	w = v * v;
	six(p[0], p[1], 0, 0, 0, 0);
	v = v * 2 + w;
	none();
	return v[0] + v[4] + v[7] + w[7];
}
static void run_floats(const int *numbers)
{
	EXPECT((long)(floating(1.5, 0.5, 2) * 100), 1450, 3,
	       (1 + 6 + 16) + (1 + 6 + 16 + 1) + 36 + 15 + 50);
	EXPECT((long)wide(8, 3), 39, 2, 16);
	EXPECT(vectors(numbers), 0 + 8 + 16 + 14 + 49 + 49, 2, 2 + 1);
}
#else
static void run_floats(const int *numbers)
{
	(void)numbers;
}
#endif

#ifdef _OPENMP
HOST long parallel(int n)
{
	long total = 0;
	int i;
#pragma omp parallel for num_threads(3) reduction(+ : total)
	for (i = 0; i < n; i++) {
		six(i, n, 0, 0, 0, 0);
		total += i;
	}
#pragma omp simd reduction(+ : total)
	for (i = 0; i < n; i++)
		total += i;
	return total;
}
#endif

int main(void)
{
	static const char program[] = { 0, 1, 1, 0, 2 };
	int numbers[100], others[100], i;

	on = getenv("MARKERS") != NULL;
	for (i = 0; i < 100; i++)
		numbers[i] = i;
	EXPECT(leaf(1, 2, 3, 4, 5, 6), 91, 1, 56);
	EXPECT(loop(numbers, 4), 6, 4, 6 + 12 + 48 + 4 * (0 + 0 + 1 + 3) - 4);
	EXPECT(add(others, numbers, 100), 4 * 4950, 2, 2 * 396 + 300 + 1);
	EXPECT(stacked(5), 15, 2, 21 + 70 + 500 + 9000 + 5 + 10 + 3);
	EXPECT(argument(6), 7, 1, 'f' + 10);
	EXPECT(evaluated, on ? 2 : 1, 0, 0);
	EXPECT(jumps(2), 5, 1, 2 + 18);
	EXPECT(jumps(4), 10, 3, 4 + 30 + 1 + 1);
	EXPECT(cases(0) + cases(1) + cases(2) + cases(3) + cases(4) + cases(9), 7 + 11 + 12 + 1 + 4 + 2,
	       7, 1 + 21 + 1 + 1 + 2 + 54);
	EXPECT(tail(4), 5, 1, 4 + 20);
	EXPECT((last(6), 0), 0, 1, 6);
	EXPECT(unlikely(3) + unlikely(4), 3, 2, 1 + 55 + 18);
	EXPECT(twice(3), 7, 2, 27 + 36);
	EXPECT(computed(program), 6, 4, 1 + 1 + 3 + 1);
	EXPECT(variable(20), 380, 1, 19 + 38 + 60);
	EXPECT(big(3), 6, 1, 3 + 6 + 9);
	EXPECT(storage(2), 5 + 3, 1, 5 + 4);
	EXPECT(recursive(4), 10, 8, 10 + 4);
	EXPECT(with_nested(2), on ? 7 + 8 : 7 + 7, on ? 3 : 0,
	       (1 + 4 + 6) + (2 + 6) + (5 + 4 + 9));
	run_floats(numbers);
#ifdef _OPENMP
	EXPECT(parallel(100), 9900, 100, 4950 + 2 * 100 * 100);
#endif
	return wrong != 0;
}
