# SPDX-License-Identifier: MIT
# Hard hosts in C++ with each of the options that people build with.

proc options_cxx_tests {} {
    set warnings "-Wall -Wextra -Werror"
    foreach options [list \
	"-O0 $warnings" "-O1" "-O2 $warnings" "-O3 -std=c++20 $warnings" "-Os" "-Og" \
	"-O2 -ggdb3" "-O0 -g" "-O2 -g -gsplit-dwarf" \
	"-O2 -std=c++20 -fsanitize=address" "-O0 -std=c++20 -fsanitize=address" \
	"-O2 -fsanitize=undefined -fno-sanitize-recover=all" "-O2 -std=c++20 -fsanitize=thread" \
	"-O2 --coverage" "-O0 -std=c++20 --coverage" "-O2 -pg" "-O2 -finstrument-functions" \
	"-O2 -fcf-protection=full" "-O2 -fstack-protector-strong" "-O2 -fstack-protector-all" \
	"-O2 -fstack-clash-protection" "-O2 -D_FORTIFY_SOURCE=3 -D_GLIBCXX_ASSERTIONS" \
	"-O2 -fno-omit-frame-pointer" "-O2 -fopenmp" \
	"-O2 -fnon-call-exceptions" "-O0 -fnon-call-exceptions" "-O2 -std=c++20 -fnon-call-exceptions -fno-inline" \
	"-O2 -fno-exceptions" "-O2 -std=c++20 -fno-exceptions -fno-rtti" "-O0 -fno-exceptions" \
	"-O2 -march=x86-64-v3" "-O2 -march=x86-64-v4" \
	"-O2 -fPIC -fno-plt" "-O2 -fvisibility=hidden -fvisibility-inlines-hidden" \
	"-O2 -fzero-call-used-regs=used" "-O2 -funroll-all-loops" "-O2 -ftrapv" \
	"-O2 -std=c++11" "-O2 -std=c++14" "-O2 -std=c++17" "-O2 -std=c++20" "-O0 -std=c++20" "-O2 -std=gnu++20 -fconcepts" \
	"-O2 -flto" "-O2 -flto -std=c++20 -g" "-O2 -fipa-pta" "-O2 -mno-red-zone" "-O2 -mcmodel=large" \
	"-O2 -masm=intel" "-O2 -no-integrated-cpp" "-O2 -save-temps=obj" \
	"-O2 -fkeep-inline-functions" "-O2 -fno-toplevel-reorder" "-O2 -fno-threadsafe-statics" \
	"-O2 -fno-strict-aliasing -fno-delete-null-pointer-checks -fwrapv" "-O2 -fstack-usage" \
	"-O2 -fno-inline -fno-enforce-eh-specs" \
    ] {
	options_test hosts.cc $options
    }
    options_profile hosts.cc "-O2 -std=c++20"
}

options_cxx_tests
