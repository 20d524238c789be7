/* SPDX-License-Identifier: MIT */
/* Besides a marker and its site, what no compiler writes. */
#include "counted.h"

COUNTED_MARKER(good);

/* Descriptors whose name, symbol, parameters are nowhere. */
#define WILD(name, symbol, parameters)                              \
	".balign 8\n"                                               \
	".long 72\n.short 1, 0\n"                                   \
	".long " name ", 0, 0, " symbol ", " parameters "\n"        \
	".short 1, 16\n"                                            \
	".quad 0, fixture_fanout, 0, 0\n.long 0, 0\n"
__asm__(".pushsection marker_descriptors,\"aw\",@progbits\n"
	WILD("0x70000000", "0", "0")
	WILD("0", "-0x70000000", "0")
	WILD("0", "0", "0x70000000")
	".popsection\n"
	".pushsection .text.damaged,\"ax\",@progbits\n"
	"damaged: .byte 0x0f,0x1f,0x44,0,0\n"
	"inside: movabs $0x1122334455667788, %rax\n"
	"call damaged\n"
	"ret\n"
	".popsection\n"
	".pushsection marker_sites,\"ao?\",@progbits,damaged\n"
	".balign 4\n"
	".long 0x70000000, damaged - ., fixture_good - ., 0\n"	 /* site */
	".long damaged - ., 0x70000000, fixture_good - ., 0\n"	 /* block */
	".long damaged - ., damaged - ., 0x70000000, 0\n"	 /* descriptor */
	".long damaged - ., damaged - ., fixture_good + 8 - ., 0\n"
	".long damaged - ., damaged - ., fixture_good + 3 - ., 0\n"
	".long damaged - ., damaged - ., fixture_good - ., 0x70000000\n" /* location */
	".long damaged - ., damaged - ., fixture_good - ., fixture_good + 1 - .\n"
	".long inside + 2 - ., damaged - ., fixture_good - ., 0\n" /* no site */
	".long inside + 10 - ., inside - ., fixture_good - ., 0\n"
	".long 0, 0, 0, 0\n"
	".popsection\n");

int fire_library(void);
int fire_library(void)
{
	hits = 0;
	FIXTURE_SITE(good, "lib.c", 1, 10);
	return hits;
}
