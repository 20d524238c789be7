/* SPDX-License-Identifier: MIT */
/* Hosts and arguments of many kinds in C++, for each set of options. */
/* { dg-do run } */
/* { dg-sites-on "*" } */
#include <markers.h>
#include "check.h"

static int hits;
static long sum;
static int on, alive;

/* As std::string is passed, but compiled faster. */
struct String {
	char *content;
	int length;
	String(int n, char c = 'x') : content(new char[n]), length(n)
	{
		for (int i = 0; i < n; i++)
			content[i] = c;
		alive++;
	}
	String(const String &s) : String(s.length, s.length ? s.content[0] : 0)
	{
	}
	~String()
	{
		delete[] content;
		alive--;
	}
};

MARKER void text(String s, const String &r)
{
	hits++;
	sum += s.length + r.length + (s.content[0] == 'x') + (r.content[34] == 'y');
}
template <class T> MARKER void typed(T value)
{
	hits++;
	sum += static_cast<long>(value);
}
struct Queue {
	int items[4];
	int count = 0;
	MARKER static void pushed(const Queue &queue, int item)
	{
		hits++;
		sum += queue.count * item;
	}
	MARKER void emptied(int was);
	void push(int item)
	{
		items[count++] = item;
		pushed(*this, item);
	}
	void clear()
	{
		emptied(count);
		count = 0;
	}
};
void Queue::emptied(int was)
{
	hits++;
	sum += was + count;
}

struct Guard {
	~Guard()
	{
		sum += 1000;
	}
};

static int throws(int x)
{
	if (x)
		throw x;
	return 1;
}

template <class T> __attribute__((noinline)) T host(T x)
{
	typed(x);
	return x + 1;
}

static __attribute__((noinline)) int catches(int x)
{
	try {
		Guard guard;
		typed(throws(x));
	} catch (int caught) {
		return caught;
	}
	return 0;
}

int main()
{
	Queue queue;
	auto lambda = [&](int x) { text(x, String(35, 'y')); };

	on = getenv("MARKERS") != nullptr;
	lambda(40);
	CHECK_EQUAL(sum, on ? 40 + 35 + 2 : 0);
	CHECK_EQUAL(alive, 0);
	sum = 0;
	CHECK(host(1.5) == 2.5 && host(7L) == 8 && host('a') == 'b');
	CHECK_EQUAL(sum, on ? 1 + 7 + 97 : 0);
	sum = 0;
	queue.push(3);
	queue.push(4);
	queue.clear();
	CHECK_EQUAL(sum, on ? 3 + 8 + 4 : 0);
	sum = 0;
	CHECK_EQUAL(catches(5), on ? 5 : 0);
	CHECK_EQUAL(catches(0), 0);
	CHECK_EQUAL(sum, 2000 + on);
	CHECK_EQUAL(hits, on ? 8 : 0);
	return 0;
}
