// SPDX-License-Identifier: MIT
// Leaf hosts of C++ stay leaves: a method, a template, a string_view, a lambda.
// { dg-do assemble }
// { dg-additional-options "-std=c++17" }
// { dg-final { scan-hot-not _ZN1S6methodEi "\\m(push|pop|call)\\M|%rsp" } }
// { dg-final { scan-hot-not _Z7generalIlET_S0_ "\\m(push|pop|call)\\M|%rsp" } }
// { dg-final { scan-hot-not view "\\m(push|pop|call)\\M|%rsp" } }
// { dg-final { scan-hot-not closure "\\m(push|pop|call)\\M|%rsp" } }
#include <string_view>
#include <markers.h>

MARKER void m(long x);
MARKER void text(const char *data, std::size_t size);
MARKER void whole(std::string_view view);

struct S {
	int field;
	int method(int x);
};
int S::method(int x)
{
	m(field);
	return field * x;
}

template <class T> T general(T x)
{
	m(x);
	return x * 3;
}
template long general<long>(long);

extern "C" long view(std::string_view s, long k)
{
	text(s.data(), s.size());
	whole(s);
	return k + s.size();
}

extern "C" long closure(long a, long b)
{
	auto sum = [&](long x) { m(x + a); return x + b; };
	return sum(a) * 2;
}
