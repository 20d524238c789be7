// SPDX-License-Identifier: MIT
// Hot code and blocks throw to the same landing pads; they may be in two parts of a
// function of a COMDAT group.
// { dg-do run }
// { dg-skip-options "*-fno-exceptions*" "the test throws" }
#include <markers.h>
#include <stdexcept>
#include <string>
#include <vector>
#include "check.h"

MARKER void ev(int a, const char *s);
MARKER void evs(const std::string &s);
MARKER_KEY static bool key;
static int events, strings;

template <class T> __attribute__((noinline)) int host(T v, int n)
{
	std::vector<int> x(n, 1);

	ev(n, (std::string("t") + std::to_string(n)).c_str());
	evs(std::string(v));
	if (key)
		throw std::runtime_error("key");
	if (n > 3)
		throw n;
	return x.size();
}

static void on_ev(void *, int a, const char *s)
{
	CHECK(std::string(s) == "t" + std::to_string(a));
	events++;
}

static void on_evs(void *, const std::string &s)
{
	CHECK(s == "abc");
	strings++;
}

static int call(int n)
{
	try {
		return host("abc", n);
	} catch (int i) {
		return -i;
	} catch (std::exception &) {
		return -100;
	}
}

int main()
{
	CHECK(call(2) == 2 && call(5) == -5);
	CHECK(events == 0 && strings == 0);
	MARKERS_ATTACH(ev, on_ev, nullptr);
	MARKERS_ATTACH(evs, on_evs, nullptr);
	CHECK(call(2) == 2 && call(5) == -5);
	CHECK(events == 2 && strings == 2);
	markers_key_set(&key, true);
	CHECK(call(1) == -100);
	return 0;
}
