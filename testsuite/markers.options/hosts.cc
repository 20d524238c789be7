// SPDX-License-Identifier: MIT
// Hosts in C++ that are hard to get right, for all options and standards since C++11.
#include <initializer_list>
#include <markers.h>
#include "hosts.h"

#define HOST __attribute__((noinline)) static

namespace events {
MARKER void none()
{
	FIRED(1);
}
MARKER void six(long a, long b, long c, double d, long e, long f)
{
	FIRED(a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f);
}
template <class T> MARKER void typed(T value)
{
	FIRED(value);
}
} // namespace events
using namespace events;

/* As std::string is passed, but compiled faster. */
static int alive;
struct String {
	int *content, length;
	explicit String(int n) : content(new int[n]), length(n)
	{
		for (int i = 0; i < n; i++)
			content[i] = i;
		alive++;
		typed(short(1));
	}
	String(const String &s) : String(s.length)
	{
	}
	String &operator=(const String &) = delete;
	~String()
	{
		typed('a');
		delete[] content;
		alive--;
	}
};
MARKER void text(String s, const String &r)
{
	FIRED(s.length + r.content[r.length - 1]);
}

/* Before main. */
static int early = (none(), 5);

HOST int strings(int n)
{
	String s(n);
	text(s, String(n + 1));
	return s.content[n - 1];
}

struct Counter {
	long value = 0;
	MARKER void changed(long by) const;
	MARKER static void reset(const Counter &counter)
	{
		FIRED(counter.value);
	}
	Counter &add(long by)
	{
		changed(by);
		value += by;
		return *this;
	}
	virtual ~Counter()
	{
		reset(*this);
	}
	virtual long get()
	{
		typed(value);
		return value;
	}
};
void Counter::changed(long by) const
{
	FIRED(value * by);
}
struct Other : Counter {
	Other()
#if __cpp_exceptions
	try
#endif
	{
		add(2);
	}
#if __cpp_exceptions
	catch (...) {
	}
#endif
	~Other() override
	{
		none();
	}
	long get() override
	{
		return Counter::get() + 1;
	}
};
__attribute__((noipa)) static Counter *make(bool other)
{
	return other ? new Other : new Counter;
}
HOST long members()
{
	Counter *one = make(false), *two = make(true);
	one->add(3).add(4);
	two->add(5);
	long result = one->get() + 10 * two->get();
	delete one;
	delete two;
	return result;
}

HOST int once(int x)
{
	static int first = (typed(x), x + 1);
	return first;
}

template <class T> __attribute__((noipa)) static T host(T a, T b)
{
	typed(a);
	six(long(a), long(b), 1, 0.5, 0, 0);
	return a * b;
}
template <class... Ts> HOST int pack(Ts... values)
{
	int total = 0;
	for (int value : { int(values)... }) {
		typed(value);
		total += value;
	}
	return total;
}

HOST long lambdas(int x)
{
	long total = 0;
	auto inner = [&total, x](int y) mutable {
		six(x, y, total, 0, 0, 0);
		total += y;
		return x++;
	};
	inner(1);
	inner(2);
	int third = inner(3);
	return total * 10 + third;
}

#if __cpp_exceptions
__attribute__((noipa)) static int throws(int x)
{
	if (x > 2)
		throw x;
	return x;
}
HOST int through(int x)
{
	String s(3);
	typed(10);
	int result = throws(x);
	typed(20);
	return result + s.length;
}
HOST int catches(int x)
{
	try {
		int result = through(x);
		none();
		return result;
	} catch (int &caught) {
		typed(caught);
		caught++;
		try {
			typed(caught);
			throw;
		} catch (int again) {
			none();
			return again * 100;
		}
	} catch (...) {
		typed(-1);
	}
	return 0;
}
HOST int argument(int x)
{
	try {
		String s(2);
		typed(throws(x));
		none();
		return 1;
	} catch (int caught) {
		return caught;
	}
}
static void run_exceptions()
{
	EXPECT(catches(1), 4, 5, 1 + 10 + 20 + 97 + 1);
	EXPECT(catches(5), 600, 6, 1 + 10 + 97 + 5 + 6 + 1);
	EXPECT(argument(2), 1, 4, 1 + 2 + 1 + 97);
	/* Off, the argument is not evaluated. */
	EXPECT(argument(7), on ? 7 : 1, 2, 1 + 97);
}
#else
static void run_exceptions()
{
}
#endif

#if __cplusplus >= 201402L
constexpr int square(int x)
{
	if (!__builtin_constant_p(x))
		none();
	return x * x;
}
HOST int constants(int x)
{
	auto generic = [](auto y) {
		typed(y);
		return y + 1;
	};
	return generic(x) + generic(2L);
}
static void run_14()
{
	constexpr int nine = square(3);
	EXPECT(constants(4) + nine, 17, 2, 6);
}
#else
static void run_14()
{
}
#endif

#if __cpp_impl_coroutine
#include <coroutine>
struct Task {
	struct promise_type {
		int value = 0;
		Task get_return_object()
		{
			return { std::coroutine_handle<promise_type>::from_promise(*this) };
		}
		std::suspend_never initial_suspend()
		{
			none();
			return {};
		}
		std::suspend_always final_suspend() noexcept
		{
			return {};
		}
		std::suspend_always yield_value(int v)
		{
			typed(v);
			value = v;
			return {};
		}
		void return_void()
		{
		}
		void unhandled_exception()
		{
		}
	};
	std::coroutine_handle<promise_type> handle;
};
static Task squares(int n)
{
	String own(n);
	for (int i = 1; i < n; i++) {
		six(i, own.length, 0, 0, 0, 0);
		co_yield i *i;
	}
	none();
}
HOST int coroutine(int n)
{
	Task task = squares(n);
	int total = 0;
	while (!task.handle.done()) {
		total += task.handle.promise().value;
		task.handle.resume();
	}
	task.handle.destroy();
	return total;
}
static void run_20()
{
	EXPECT(coroutine(3), 5, 8, 1 + 1 + (1 + 6) + 1 + (2 + 6) + 4 + 1 + 97);
}
#else
static void run_20()
{
}
#endif

int main()
{
	on = getenv("MARKERS") != nullptr;
	EXPECT(early, 5, 1, 1);
	/* s, its copy and r: each built and destroyed. */
	EXPECT(strings(4), 3, 7, 3 * (1 + 97) + 8);
	EXPECT(alive, 0, 0, 0);
	EXPECT(members(), 7 + 80, 9, (0 + 12 + 0 + 10) + (7 + 7) + (7 + 1 + 7));
	EXPECT(once(4) + once(9), 10, 1, 4);
	EXPECT(host(3, 4) + host(2L, 5L) + long(host(2.5, 2.0)), 12 + 10 + 5, 6,
	       (3 + 2 + 2) + (3 + 8 + 5) + (2 + 10 + 5) + (2 + 4 + 5));
	EXPECT(pack(1, 2L, 'c', 4.5f), 106, 4, 106);
	EXPECT(lambdas(5), 60 + 7, 3, (5 + 2 + 0) + (6 + 4 + 3) + (7 + 6 + 9));
	run_exceptions();
	run_14();
	run_20();
	return wrong != 0;
}
