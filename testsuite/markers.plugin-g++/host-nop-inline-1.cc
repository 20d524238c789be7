/* SPDX-License-Identifier: MIT */
/* Hosts at -O2: one NOP inline and no call, in a function, a member, a template
   and a lambda; the blocks in cold sections. */
/* { dg-do assemble } */
/* { dg-final { scan-hot-times _Z8functioni "^nopl 0x0\\(%rax,%rax,1\\)$" 1 } } */
/* { dg-final { scan-hot-not _Z8functioni "\\mcall\\M" } } */
/* { dg-final { scan-hot-times _ZN5Class6memberEi "^nopl 0x0\\(%rax,%rax,1\\)$" 1 } } */
/* { dg-final { scan-hot-not _ZN5Class6memberEi "\\mcall\\M" } } */
/* { dg-final { site-count m 4 } } */
#include <string>
#include <markers.h>

MARKER void m(const std::string &s, int x);

int function(int x)
{
	m(std::to_string(x), x);
	return x + 1;
}
struct Class {
	int field;
	int member(int x);
};
int Class::member(int x)
{
	m("text", field);
	return field + x;
}
template <class T> __attribute__((noinline)) T generic(T x)
{
	m("text", x);
	return x + 1;
}
int use(int x)
{
	auto lambda = [=](int y) {
		m("text", x + y);
		return x;
	};
	return generic(x) + lambda(3);
}
