/* SPDX-License-Identifier: MIT */
/* Member functions as markers: static ones, ones with an object, const ones, and
   in a class template. */
/* { dg-do run } */
#include <markers.h>
#include "check.h"

static long sum;

struct Account {
	int id;
	explicit Account(int i) : id(i)
	{
	}
	MARKER static void opened(int id)
	{
		sum += id;
	}
	MARKER void paid(int amount)
	{
		sum += 10 * id + amount;
	}
	MARKER void looked() const;
	void act(int amount)
	{
		opened(id);
		paid(amount);
		looked();
	}
};
void Account::looked() const
{
	sum += 100 * id;
}

template <class T> struct Box {
	T content;
	MARKER void put(T t)
	{
		sum += 1000 * static_cast<long>(t) + sizeof(content);
	}
	void set(T t)
	{
		content = t;
		put(t);
	}
};

int main()
{
	Account account(3);
	Box<int> numbers;
	Box<char> letters;

	account.act(7);
	numbers.set(2);
	letters.set(4);
	CHECK_EQUAL(sum, 0);
	CHECK_EQUAL(markers_enable("opened"), 1);
	account.act(7);
	CHECK_EQUAL(sum, 3);
	CHECK_EQUAL(markers_enable("paid,looked"), 2);
	account.act(7);
	CHECK_EQUAL(sum, 3 + 3 + 37 + 300);
	sum = 0;
	/* One name, two markers. */
	CHECK_EQUAL(markers_enable("put"), 2);
	numbers.set(2);
	letters.set(4);
	CHECK_EQUAL(sum, 2004 + 4001);
	return 0;
}
