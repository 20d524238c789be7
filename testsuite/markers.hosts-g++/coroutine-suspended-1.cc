/* SPDX-License-Identifier: MIT */
/* A marker in a coroutine, before and after a suspension, with its variables. */
/* { dg-do run } */
/* { dg-additional-options "-std=c++20" } */
#include <coroutine>
#include <string>
#include <markers.h>
#include "check.h"

static long sum;

MARKER void m(int x, const std::string &s)
{
	sum = sum * 100 + x + s.size();
}

struct Task {
	struct promise_type {
		Task get_return_object()
		{
			return { std::coroutine_handle<promise_type>::from_promise(*this) };
		}
		std::suspend_always initial_suspend()
		{
			return {};
		}
		std::suspend_always final_suspend() noexcept
		{
			return {};
		}
		void return_void()
		{
		}
		void unhandled_exception()
		{
			abort();
		}
	};
	std::coroutine_handle<promise_type> handle;
};

static Task host(int x)
{
	std::string own(x, 'a');
	m(x, own);
	for (int i = 0; i < 2; i++) {
		co_await std::suspend_always();
		m(x + i, own + "b");
	}
}

static void run(int x)
{
	Task task = host(x);
	while (!task.handle.done())
		task.handle.resume();
	task.handle.destroy();
}

int main()
{
	run(3);
	CHECK_EQUAL(sum, 0);
	CHECK_EQUAL(markers_enable("m"), 1);
	run(3);
	CHECK_EQUAL(sum, 60708);
	return 0;
}
