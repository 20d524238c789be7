# SPDX-License-Identifier: MIT
# Hard hosts in C with each of the options that people build with.

proc options_c_tests {} {
    set warnings "-Wall -Wextra -Werror"
    foreach options [list \
	"-O0 $warnings" "-O1 $warnings" "-O2 $warnings" "-O3 $warnings" "-Os" "-Og" "-Ofast" \
	"-O2 -g" "-O0 -g" "-O2 -ggdb3" "-O2 -g -gsplit-dwarf" "-O2 -g -gdwarf-4 -gz" \
	"-O2 -fsanitize=address" "-O0 -fsanitize=address" \
	"-O2 -fsanitize=undefined -fno-sanitize-recover=all" "-O0 -fsanitize=undefined" \
	"-O2 -fsanitize=address,undefined -fsanitize-recover=all -g" \
	"-O2 -fsanitize=thread" "-O0 -fsanitize=thread" \
	"-O2 --coverage" "-O0 --coverage" "-O2 -pg" "-O2 -finstrument-functions" \
	"-O2 -fcf-protection=full" "-O2 -fcf-protection=none" \
	"-O2 -fstack-protector-strong" "-O2 -fstack-protector-all" "-O0 -fstack-protector-all" \
	"-O2 -fstack-clash-protection" "-O2 -D_FORTIFY_SOURCE=3" \
	"-O2 -g -fstack-protector-strong -fstack-clash-protection -fcf-protection -D_FORTIFY_SOURCE=2 -fPIE -pie -Wl,-z,now" \
	"-O2 -fno-omit-frame-pointer" "-O2 -fno-omit-frame-pointer -mno-omit-leaf-frame-pointer" \
	"-O2 -fopenmp" "-O0 -fopenmp" "-O2 -flto -fopenmp" \
	"-O2 -fexceptions -fnon-call-exceptions" "-O2 -fno-exceptions" \
	"-O2 -std=c11 -fexcess-precision=standard" \
	"-O2 -march=x86-64-v2" "-O2 -march=x86-64-v3" "-O3 -march=x86-64-v4 -mprefer-vector-width=512" \
	"-O2 -fPIC -fno-plt" "-O2 -fvisibility=hidden" \
	"-O2 -fzero-call-used-regs=used" "-O2 -fzero-call-used-regs=all" "-O0 -fzero-call-used-regs=used" \
	"-O2 -mgeneral-regs-only -DNO_FLOAT" "-O0 -mgeneral-regs-only -DNO_FLOAT" \
	"-O2 -funroll-all-loops" "-O2 -ftrapv" "-O0 -ftrapv" "-O2 -fwrapv -fno-strict-aliasing" \
	"-O2 -std=c90" "-O2 -std=gnu90 -fgnu89-inline" "-O2 -std=c99" "-O2 -std=c11" "-O2 -std=c17" "-O2 -std=gnu2x" \
	"-O2 -flto" "-O2 -flto -g" "-O2 -fipa-pta" "-O2 -fsplit-stack" "-O0 -fsplit-stack" \
	"-O2 -mno-red-zone" "-O2 -mcmodel=medium" "-O0 -mcmodel=medium" "-O2 -mcmodel=large" \
	"-O2 -fno-asynchronous-unwind-tables" "-O2 -fno-asynchronous-unwind-tables -fno-unwind-tables" \
	"-O2 -masm=intel" "-O0 -masm=intel" "-O2 -no-integrated-cpp" "-O2 -save-temps=obj" "-O2 -pipe" \
	"-O2 -frandom-seed=markers" "-O2 -fkeep-inline-functions" "-O2 -fno-toplevel-reorder" \
	"-O2 -fstack-usage" "-O2 -fcallgraph-info=su" "-O2 -fno-inline" "-O2 -fno-ipa-ra" "-O2 -fgcse-sm -fgcse-las" \
    ] {
	options_test hosts.c $options
    }
    options_profile hosts.c -O2
    options_profile hosts.c "-O2 -flto"
}

options_c_tests
