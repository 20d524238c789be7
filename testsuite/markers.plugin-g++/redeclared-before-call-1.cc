/* SPDX-License-Identifier: MIT */
/* The attribute may come with any declaration before the call; a member's
   definition outside its class keeps it. */
/* { dg-final { site-count * 4 } } */
#include <markers.h>

void late(int x);
MARKER void late(int x);
MARKER void early(int x);
void early(int x);
struct Class {
	MARKER void member(int x);
	friend MARKER void of_friend(int x);
};
void of_friend(int x);
void Class::member(int x)
{
	(void)x;
}

void host(Class &c, int x)
{
	late(x);
	early(x);
	c.member(x);
	of_friend(x);
}
