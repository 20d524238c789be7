/* SPDX-License-Identifier: MIT */
/* A site before a tail call leaves it a jump; without tail calls all are exits. */
/* { dg-do assemble } */
/* { dg-additional-options "-fplugin-arg-markers-exit=*" } */
/* { dg-final { scan-hot-times value "jmp +" 1 } } */
/* { dg-final { scan-hot-not value "call" } } */
/* { dg-final { site-count value 2 } } */
/* { dg-final { scan-list "exit:value" } } */
/* { dg-final { scan-list "tail:value" } } */
/* { dg-final { scan-hot-not nothing "call" } } */
/* { dg-final { site-count nothing 1 } } */
/* { dg-final { scan-list "exit:nothing" } } */
extern int other(int x);

int value(int x)
{
	return x > 3 ? other(x) : x;
}

void nothing(int x)
{
	other(x + 1);
}
