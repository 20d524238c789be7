// SPDX-License-Identifier: MIT
// In C++ the unqualified, the qualified and the assembler's name match.
// { dg-do assemble }
// { dg-additional-options "-O0 -fplugin-arg-markers-entry=ns::S::*,global,_ZN2ns5thirdEv,*operator+*,S" }
// { dg-final { site-count get 1 } }
// { dg-final { site-count global 2 } }
// { dg-final { site-count third 1 } }
// { dg-final { site-count S 1 } }
// { dg-final { site-count ~S 1 } }
// { dg-final { site-count "operator+" 1 } }
// { dg-final { site-count "operator int" 1 } }
// { dg-final { site-count "*" 8 } }
namespace ns {
struct S {
	int v = 1;
	S() { v = 2; }
	~S() { v = 0; }
	int get() { return v; }
	operator int() { return v; }
};
S operator+(S &a, int)
{
	return a;
}
void global()
{
}
void third()
{
}
} // namespace ns
void global()
{
}
void fourth()
{
}
int run()
{
	ns::S s;
	return s.get() + int(s + 1);
}
