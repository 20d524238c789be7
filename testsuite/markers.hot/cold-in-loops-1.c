/* SPDX-License-Identifier: MIT */
/* In loops, too, what follows a site in the source follows it in the code: there is
   no jump behind the NOP, at any level. */
/* { dg-do assemble } */
/* { dg-skip-options "*-flto*" "no code before the link" } */
/* { dg-final { scan-hot reduce "nopl" } } */
/* { dg-final { scan-hot-not reduce "nopl\[^\n\]*\n\[^\n\]*\\mjmp\\M" } } */
/* { dg-final { scan-hot-not walk "nopl\[^\n\]*\n\[^\n\]*\\mjmp\\M" } } */
/* { dg-final { scan-hot-not guard "nopl\[^\n\]*\n\[^\n\]*\\mjmp\\M" } } */
#include <markers.h>

struct node {
	struct node *next;
	long value;
};
MARKER void m(long x);

long reduce(const long *p, long n)
{
	long sum = 0;
	for (long i = 0; i < n; i++) {
		m(sum);
		sum += p[i];
	}
	return sum;
}

long walk(struct node *p)
{
	long sum = 0;
	while (p) {
		if (p->value & 1)
			m(p->value);
		sum += p->value;
		p = p->next;
	}
	return sum;
}

long guard(long *p, long limit)
{
	if (!p)
		return 0;
	m(limit);
	if (*p > limit)
		return 1;
	return limit;
}
