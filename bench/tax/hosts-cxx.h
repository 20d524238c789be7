/* SPDX-License-Identifier: MIT */
/* hosts-cxx.h - the hosts that are written in C++. */
#ifndef TAX_HOSTS_CXX_H
#define TAX_HOSTS_CXX_H

#include <string_view>
#include <vector>

#include "hosts.h"

class account {
public:
	HOST long host_method(long amount);
	virtual HOST long host_virtual(long amount);

private:
	long balance = 10, changes = 0;
};

template <class T> HOST T host_template(const T *values, long n);
extern template long host_template<long>(const long *, long);

struct shape {
	virtual ~shape();
	virtual long area(long scale) const = 0;
};

/* What a destructor leaves to do, also when an exception passes. */
struct guard {
	explicit guard(long *count) : count(count) { ++*count; }
	~guard() { outside(*count, 1); --*count; }
	long *count;
};

extern "C" {
HOST long host_lambda(const long *values, long n, long factor);
HOST long host_view(std::string_view text);
HOST long host_dispatch(const shape *shape, long scale);
HOST long host_destructor(long *count, long n);
HOST long host_vector_class(const std::vector<long> &values);
}

#endif /* TAX_HOSTS_CXX_H */
