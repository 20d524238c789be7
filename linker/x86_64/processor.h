/* SPDX-License-Identifier: MIT */
/* x86_64/processor.h - x86-64, for the table in arch.c, and what it is made of. */
#ifndef PROCESSOR_X86_64_H
#define PROCESSOR_X86_64_H

#include "arch.h"

extern const struct arch arch_x86_64;

/* decode.c */
bool x86_decode(const uint8_t *bytes, size_t size, struct code_instruction *instruction);

#endif /* PROCESSOR_X86_64_H */
