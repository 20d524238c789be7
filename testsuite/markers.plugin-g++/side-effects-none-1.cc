/* SPDX-License-Identifier: MIT */
/* No warning: temporaries, conversions, calls, lambdas, initializer lists. */
#include <memory>
#include <string>
#include <vector>
#include <markers.h>

MARKER void text(const std::string &s);
MARKER void by_value(std::string s);
MARKER void list(std::vector<std::string> v);
MARKER void numbers(std::initializer_list<int> l);
MARKER void number(long x);
MARKER void pointer(std::shared_ptr<int> p);
struct Pair {
	int a, b;
};
MARKER void aggregate(Pair p);
MARKER void constant(const int &r);
int call(int x);

void host(const std::string &s, int i, std::shared_ptr<int> p, std::vector<int> &v)
{
	text("literal");
	text(s + "abc");
	by_value(s);
	by_value("literal");
	by_value(std::string(3, 'x'));
	list({ "one", "two" });
	numbers({ 1, 2, 3 });
	number(s.size());
	number(call(i));
	number(v.empty() ? 0 : v.front());
	number([&] { return i; }());
	pointer(p);
	pointer(std::make_shared<int>(3));
	aggregate({ 1, i });
	aggregate(Pair { i, call(2) });
	constant(3);
	constant(i + 1);
}
