/* SPDX-License-Identifier: MIT */
/* Sites in a coroutine are listed once for each copy, and none is a call. */
/* { dg-options "-O2 -std=c++20" } */
/* { dg-do assemble } */
/* { dg-final { site-field m line "^(30|32)$" } } */
#include <coroutine>
#include <markers.h>

MARKER void m(int x);
struct Task {
	struct promise_type {
		Task get_return_object()
		{
			return {};
		}
		std::suspend_never initial_suspend()
		{
			return {};
		}
		std::suspend_never final_suspend() noexcept
		{
			return {};
		}
		void return_void();
		void unhandled_exception();
	};
};
Task host(int x)
{
	m(x);
	co_await std::suspend_always();
	m(x + 1);
}
