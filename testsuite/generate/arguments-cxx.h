/* SPDX-License-Identifier: MIT */
/* arguments-cxx.h - the same, what only C++ has. */

/* Counts what is alive of it. */
struct T {
	long v;
	static long alive;
	T(long x) : v(x)
	{
		alive++;
		note("T", x);
	}
	T(const T &other) : v(other.v)
	{
		alive++;
		note("copy", v);
	}
	~T()
	{
		alive--;
		note("~T", v);
		v = -99;
	}
	NOIPA long get() const
	{
		note("get", v);
		return v;
	}
	explicit operator long() const noexcept
	{
		return v;
	}
};
long T::alive;

/* One whose functions throw nothing. */
struct nt {
	long v;
	NOIPA nt(long x) noexcept : v(x)
	{
		note("nt", x);
	}
	NOIPA ~nt() noexcept
	{
		note("~nt", v);
	}
	NOIPA long get() const noexcept
	{
		note("nt get", v);
		return v;
	}
};

struct base {
	long field = 6;
	NOIPA long plain(long x)
	{
		note("plain", x);
		return field = W(field, +, x);
	}
	NOIPA virtual long virt(long x)
	{
		note("virt", x);
		return field ^ x;
	}
	MARKER void member(long x, long y);
};
struct derived : base {
	NOIPA long virt(long x) override
	{
		note("derived", x);
		return x;
	}
};
MARKER void base::member(long x, long y)
{
	printf("member %ld %ld %ld\n", field, x, y);
}
MARKER void object(T t, long x)
{
	printf("object %ld %ld\n", t.v, x);
}
MARKER void reference(const T &t, long x)
{
	printf("reference %ld %ld\n", t.v, x);
}

NOIPA static long val(T t)
{
	note("val", t.v);
	return t.v;
}
NOIPA static long ref(const T &t)
{
	note("ref", t.v);
	return t.v;
}
NOIPA static long both(const T &t, long x)
{
	note("both", x);
	return W(t.v, -, x);
}
NOIPA static long lref(long &r)
{
	note("lref", r);
	return r++;
}
NOIPA static long cref(const long &r)
{
	note("cref", r);
	return r;
}
NOIPA static long stay(const long &r)
{
	note("stay", r);
	stays = const_cast<long *>(&r);
	return r;
}
NOIPA static long take(long *p)
{
	long x = *p;
	note("take", x);
	delete p;
	return x;
}
NOIPA static long take(T *p)
{
	long x = p->v;
	delete p;
	return x;
}
NOIPA static long il(std::initializer_list<long> l)
{
	long s = 0;
	for (long x : l)
		s = W(s, +, x);
	note("il", s);
	return s;
}
NOIPA static long def(long x, long y = id(g1))
{
	note("def", y);
	return x ^ y;
}
NOIPA static long idn(long x) noexcept
{
	return id(x);
}
NOIPA static long addn(long x, long y) noexcept
{
	return add(x, y);
}
NOIPA static long bumpn(long x) noexcept
{
	return bump(x);
}
#if __cpp_exceptions
NOIPA static long risky(long x)
{
	note("risky", x);
	if ((x & 3) == 1)
		throw x;
	return x;
}
#endif

alignas(16) static char where[64], where2[64];

#define HOST_CXX                             \
	long &r = ad;                        \
	auto [s0, s1, s2] = short_pair{ a, b, 1 }; \
	derived obj;                         \
	base *op = &obj;                     \
	long (base::*mp)(long) = &base::virt; \
	long base::*md = &base::field;       \
	std::string str = text;              \
	const nt q(8);

struct short_pair {
	int a;
	long b, c;
};

#if __cpp_exceptions
#define ATTEMPT(call)                              \
	try {                                      \
		note("returned", call);            \
	} catch (long x) {                         \
		note("caught", x);                 \
	} catch (int x) {                          \
		note("caught int", x);             \
	}
#else
#define ATTEMPT(call) note("returned", call);
#endif
#define RUN(n)                                                                  \
	do {                                                                    \
		note("host", n);                                                \
		ATTEMPT(host##n(n, 100, 'c', -4, 21L, 22L, 23L, 24L, 25L, 26L, 27L)) \
		ATTEMPT(host##n(-5, -7, 200, 9, 31L, 32L, 33L, 34L, 35L, 36L, 37L)) \
		note("alive", T::alive);                                        \
	} while (0)
