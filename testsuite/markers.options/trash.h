/* SPDX-License-Identifier: MIT */
/* trash.h - TRASH() leaves nothing in the registers that a call may change, as far
   as the compiler's options let it use them. For the bodies of markers. */
#ifndef MARKERS_TEST_TRASH_H
#define MARKERS_TEST_TRASH_H

#define TRASH_GENERAL(r) "mov{q} {$-1, %%" r "|" r ", -1}\n\t"
#define TRASH_GENERAL_ALL                                                      \
	__asm__ volatile(TRASH_GENERAL("rax") TRASH_GENERAL("rcx")             \
			 TRASH_GENERAL("rdx") TRASH_GENERAL("rsi")             \
			 TRASH_GENERAL("rdi") TRASH_GENERAL("r8")              \
			 TRASH_GENERAL("r9") TRASH_GENERAL("r10")              \
			 TRASH_GENERAL("r11")                                  \
			 : : : "rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9",  \
			       "r10", "r11", "cc", "memory")

#if defined __AVX512F__
#define TRASH_VECTOR(n)                                                        \
	"vpternlogd {$255, %%zmm" n ", %%zmm" n ", %%zmm" n "|zmm" n ", zmm"   \
	n ", zmm" n ", 255}\n\t"
#define TRASH_MORE                                                             \
	__asm__ volatile(TRASH_VECTOR("16") TRASH_VECTOR("17")                 \
			 TRASH_VECTOR("30") TRASH_VECTOR("31")                 \
			 "kxnorw {%%k1, %%k1, %%k1|k1, k1, k1}\n\t"            \
			 "kxnorw {%%k7, %%k7, %%k7|k7, k7, k7}"                \
			 : : : "xmm16", "xmm17", "xmm30", "xmm31", "k1", "k7")
#elif defined __AVX2__
#define TRASH_VECTOR(n)                                                        \
	"vpcmpeqd {%%ymm" n ", %%ymm" n ", %%ymm" n "|ymm" n ", ymm" n         \
	", ymm" n "}\n\t"
#else
#define TRASH_VECTOR(n) "pcmpeqd {%%xmm" n ", %%xmm" n "|xmm" n ", xmm" n "}\n\t"
#endif
#ifndef TRASH_MORE
#define TRASH_MORE ((void)0)
#endif

/* Values on the x87 stack become NaN. */
#define TRASH_X87                                                              \
	__asm__ volatile("fldz\n\tfldz\n\tfldz\n\tfldz\n\t"                 \
			 "fldz\n\tfldz\n\tfldz\n\tfldz\n\t"                 \
			 "fninit" : : : "st", "st(1)", "st(2)", "st(3)",       \
			 "st(4)", "st(5)", "st(6)", "st(7)")

#ifdef NO_FLOAT
#define TRASH() TRASH_GENERAL_ALL
#else
#define TRASH()                                                                \
	do {                                                                   \
		__asm__ volatile(                                              \
			TRASH_VECTOR("0") TRASH_VECTOR("1") TRASH_VECTOR("2")  \
			TRASH_VECTOR("3") TRASH_VECTOR("4") TRASH_VECTOR("5")  \
			TRASH_VECTOR("6") TRASH_VECTOR("7") TRASH_VECTOR("8")  \
			TRASH_VECTOR("9") TRASH_VECTOR("10")                   \
			TRASH_VECTOR("11") TRASH_VECTOR("12")                  \
			TRASH_VECTOR("13") TRASH_VECTOR("14")                  \
			TRASH_VECTOR("15")                                     \
			: : : "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5",  \
			      "xmm6", "xmm7", "xmm8", "xmm9", "xmm10",         \
			      "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");    \
		TRASH_X87;                                                     \
		TRASH_MORE;                                                    \
		TRASH_GENERAL_ALL;                                             \
	} while (0)
#endif

#endif
