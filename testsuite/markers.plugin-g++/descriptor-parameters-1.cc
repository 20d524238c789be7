/* SPDX-License-Identifier: MIT */
/* The parameters of C++ markers, and their symbols. */
/* { dg-do run } */
/* { dg-no-runtime } */
/* { dg-options "-O2 -std=c++20" } */
#include <memory>
#include <string>
#include <markers.h>
#include "../markers.plugin/descriptors.h"

enum class Colour : signed char { Red };
enum Plain { Zero, One };
struct Point {
	double x, y;
};
struct Object {
	~Object();
	int field[3];
};
Object::~Object()
{
}

MARKER void characters(char c, wchar_t w, char8_t c8, char16_t c16, char32_t c32);
MARKER void simple(bool b, Colour c, Plain p, std::nullptr_t n, std::size_t z);
MARKER void references(int &r, const Point &p, std::string &&s, const char *&t);
MARKER void values(Point p, Object o, std::shared_ptr<int> s);
struct Class {
	MARKER void member(int x) const;
	MARKER static void fixed(Class c);
};
namespace app
{
MARKER void spaced(const Point *p);
}
template <class T> MARKER void generic(T x);

int main()
{
	Point p = {};
	std::string s;
	const char *t = "";
	int i = 0;
	Class object;

	characters(0, 0, 0, 0, 0);
	simple(true, Colour::Red, One, nullptr, 0);
	references(i, p, std::move(s), t);
	values(p, Object(), nullptr);
	object.member(1);
	Class::fixed(object);
	app::spaced(&p);
	generic(2.5);

#define P check_parameter
	P("characters", 0, "c", "char", 1, MARKER_PARAMETER_CHARACTER);
	P("characters", 1, "w", "wchar_t", 4, MARKER_PARAMETER_CHARACTER);
	P("characters", 2, "c8", "char8_t", 1, MARKER_PARAMETER_CHARACTER);
	P("characters", 3, "c16", "char16_t", 2, MARKER_PARAMETER_CHARACTER);
	P("characters", 4, "c32", "char32_t", 4, MARKER_PARAMETER_CHARACTER);
	P("simple", 0, "b", "bool", 1, MARKER_PARAMETER_BOOL);
	P("simple", 1, "c", "Colour", 1, MARKER_PARAMETER_SIGNED);
	P("simple", 2, "p", "Plain", 4, MARKER_PARAMETER_UNSIGNED);
	P("simple", 3, "n", "std::nullptr_t", 8, MARKER_PARAMETER_POINTER);
	P("simple", 4, "z", "std::size_t", 8, MARKER_PARAMETER_UNSIGNED);
	P("references", 0, "r", "int&", 8, MARKER_PARAMETER_POINTER);
	P("references", 1, "p", "const Point&", 8, MARKER_PARAMETER_POINTER);
	P("references", 2, "s", "std::string&&", 8, MARKER_PARAMETER_POINTER);
	P("references", 3, "t", "const char*&", 8, MARKER_PARAMETER_POINTER);
	P("values", 0, "p", "Point", 16, MARKER_PARAMETER_OTHER);
	P("values", 1, "o", "Object", 12, MARKER_PARAMETER_REFERENCE);
	P("values", 2, "s", "std::shared_ptr<int>", 16, MARKER_PARAMETER_REFERENCE);
	P("member", 0, "this", "const Class*", 8, MARKER_PARAMETER_POINTER);
	P("member", 1, "x", "int", 4, MARKER_PARAMETER_SIGNED);
	P("fixed", 0, "c", "Class", 1, MARKER_PARAMETER_OTHER);
	P("spaced", 0, "p", "const Point*", 8, MARKER_PARAMETER_POINTER);
	P("generic", 0, "x", "double", 8, MARKER_PARAMETER_FLOAT);

	check_text("symbol", text_of(&find_descriptor("spaced")->symbol), "_ZN3app6spacedEPK5Point");
	check_text("symbol", text_of(&find_descriptor("generic")->symbol), "_Z7genericIdEvT_");
	CHECK_EQUAL(find_descriptor("member")->parameter_count, 2);
	CHECK_EQUAL(find_descriptor("fixed")->parameter_count, 1);
	return 0;
}
