/* SPDX-License-Identifier: MIT */
/* Every kind of C++ parameter makes a site. */
/* { dg-do assemble } */
/* { dg-final { site-count * 10 } } */
/* { dg-additional-options "-Wno-volatile" } */
#include <functional>
#include <memory>
#include <string>
#include <tuple>
#include <markers.h>

struct Incomplete;
struct Base {
	virtual ~Base();
};
struct MoveOnly {
	MoveOnly();
	MoveOnly(MoveOnly &&);
	~MoveOnly();
};
enum class Colour { Red };

MARKER void objects(std::string a, std::tuple<int, std::string> b, std::function<int(int)> c);
MARKER void move_only(MoveOnly m, std::unique_ptr<int> u);
MARKER void references(Incomplete &i, const Base &b, std::string &&s, int (&array)[3]);
MARKER void members(int Colour_field, void (Base::*f)(int), int Base::*d);
MARKER void others(std::nullptr_t n, Colour c, const volatile bool b, long double l);
MARKER void functions(int (*f)(int), int (&g)(int), void (*h)(int) noexcept);
MARKER void defaults(int x = 3, const std::string &s = "text");
MARKER void unnamed(int, const char *, double = 1.5);
MARKER void variadic(int n, ...);
template <class... T> MARKER void pack(const T &...x);

void host(Incomplete &i, Base &b, int (&array)[3], int f(int))
{
	objects("a", std::make_tuple(1, "b"), f);
	move_only(MoveOnly(), std::unique_ptr<int>(new int));
	references(i, b, "text", array);
	members(1, nullptr, nullptr);
	others(nullptr, Colour::Red, true, 1);
	functions(f, *f, nullptr);
	defaults();
	unnamed(1, "a");
	variadic(1, 2.5, "a", nullptr, &b);
	pack(1, "two", 3.5, Colour::Red);
}
