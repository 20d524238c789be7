/* SPDX-License-Identifier: MIT */
/*
 * The value of a tail call is the function's own but for its sign, or is a pointer
 * where the function's is a number: with other returns beside it, the call gets one
 * of its own, which returns the function's type.
 */

/* { dg-do run } */

#define APART __attribute__((noinline, noclone))

void abort(void);

static volatile unsigned int all_bits = -1u;

APART unsigned int number(const unsigned char *text, unsigned int length)
{
	return text[length] ? all_bits : length;
}

APART int number_as_signed(const unsigned char *text, unsigned int length)
{
	if (length == 4)
		return text[0] == 'a';
	return number(text, length);
}

APART char *address(unsigned long which)
{
	static char some[4];

	return some + which;
}

APART unsigned long address_as_number(unsigned long which)
{
	if (which > 3)
		return which * 2;
	return (unsigned long)address(which);
}

int main(void)
{
	const unsigned char *text = (const unsigned char *)"abcdef";

	if (number_as_signed(text, 4) != 1 || number_as_signed(text, 2) != -1 || number_as_signed(text, 6) != 6)
		abort();
	if (address_as_number(7) != 14 || (char *)address_as_number(1) != address(0) + 1)
		abort();
	return 0;
}
