/* SPDX-License-Identifier: MIT */
/* Temporaries of arguments are destroyed in the block: the hot path has no flag to
   test. */
/* { dg-do assemble } */
/* { dg-options "-O0" } */
/* { dg-final { scan-hot-times _Z4hosti "^nopl 0x0\\(%rax,%rax,1\\)$" 1 } } */
/* { dg-final { scan-hot-not _Z4hosti "\\m(cmp|test)" } } */
/* { dg-final { scan-hot-not _Z4hosti "\\mcall" } } */
/* { dg-final { scan-cold _Z4hosti "\\mcall.*" } } */
#include <markers.h>

struct Object {
	int *content;
	explicit Object(int x);
	~Object();
};
MARKER void m(const Object &o);

int host(int x)
{
	m(Object(x));
	return x + 1;
}
