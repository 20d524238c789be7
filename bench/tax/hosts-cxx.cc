// SPDX-License-Identifier: MIT
// hosts-cxx.cc - hosts as C++ has them.

#include "events.h"
#include "hosts-cxx.h"

long account::host_method(long amount)
{
	balance += amount;
	changes++;
	EVENT(where, this, amount);
	return balance;
}

long account::host_virtual(long amount)
{
	EVENT(pair, amount, balance);
	if (amount > balance)
		return -1;
	balance -= amount;
	return balance;
}

template <class T> T host_template(const T *values, long n)
{
	T best = values[0];

	for (long i = 1; i < n; i++) {
		EVENT(pair, i, best);
		best = values[i] > best ? values[i] : best;
	}
	return best;
}
template long host_template<long>(const long *, long);

template <class F> static inline void for_each(const long *values, long n, F f)
{
	for (long i = 0; i < n; i++)
		f(values[i]);
}

long host_lambda(const long *values, long n, long factor)
{
	long sum = 0;

	for_each(values, n, [&](long value) {
		EVENT(pair, value, sum);
		sum += value * factor;
	});
	return sum;
}

#if defined(VARIANT_MARKERS)
MARKER void event_view(std::string_view text, long spaces);
#elif defined(VARIANT_OBSERVER)
MARKER __attribute__((marker_observer)) void event_view(std::string_view text, long spaces);
#elif defined(VARIANT_KEY) || defined(VARIANT_FLAG)
/* As the others: a call in a cold block. */
__attribute__((cold)) void event_view(std::string_view text, long spaces);
#endif

long host_view(std::string_view text)
{
	long spaces = 0;

	for (char c : text)
		spaces += c == ' ';
#if defined(VARIANT_MARKERS) || defined(VARIANT_OBSERVER)
	event_view(text, spaces);
#elif defined(VARIANT_KEY) || defined(VARIANT_FLAG)
	if (__builtin_expect(EVENT_CONDITION(text), 0))
		event_view(text, spaces);
#else
	EVENT(text, text.data(), text.size());
#endif
	return spaces;
}

#if defined(VARIANT_KEY) || defined(VARIANT_FLAG)
__attribute__((noipa)) void event_view(std::string_view, long) {}
#endif

long host_dispatch(const shape *shape, long scale)
{
	EVENT(where, shape, scale);
	return shape->area(scale);
}

long host_destructor(long *count, long n)
{
	guard g(count);

	EVENT(pair, n, *count);
	return outside(n, *count) + n;
}

long host_vector_class(const std::vector<long> &values)
{
	long sum = 0;

	for (long value : values) {
		EVENT(value, value);
		sum = sum * 31 + value;
	}
	return sum;
}
