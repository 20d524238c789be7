/* SPDX-License-Identifier: MIT */
/* A function that calls itself last, and gives a structure: GCC makes a loop of it,
   before the entry's site is there. */
/* { dg-do run } */
#include "check.h"

struct small {
	unsigned short part;
} __attribute__((packed));

struct source {
	int at, end;
};
static int flag;

static void __attribute__((noinline)) more(struct source *p)
{
	p->end = 128;
}

static struct small __attribute__((noinline)) next(struct source *p)
{
	struct small result;

	if (p->at >= p->end) {
		if (flag) {
			flag = 0;
			more(p);
			return next(p);
		}
		flag = 1;
		result.part = 0xffff;
		return result;
	}
	result.part = 0;
	return result;
}

int main(void)
{
	struct source source = { 0, 0 };

	CHECK(next(&source).part == 0xffff);
	CHECK(next(&source).part == 0);
	return 0;
}
