/* SPDX-License-Identifier: MIT */
/* arch.c - the processors whose files can be read. */
#include "arch.h"

#include "x86_64/processor.h"

#include <elf.h>
#include <stdio.h>

static const struct arch *const archs[] = {
	&arch_x86_64,
};

const struct arch *arch_find(unsigned machine)
{
	for (size_t i = 0; i < sizeof archs / sizeof archs[0]; i++)
		if (archs[i]->machine == machine)
			return archs[i];
	return NULL;
}

const char *arch_names(void)
{
	static char names[128];
	size_t used = 0;

	for (size_t i = 0; i < sizeof archs / sizeof archs[0] && used < sizeof names; i++)
		used += (size_t)snprintf(names + used, sizeof names - used, "%s%s",
					 i ? " and " : "", archs[i]->name);
	return names;
}

const char *arch_machine_name(unsigned machine)
{
	static const struct {
		unsigned machine;
		const char *name;
	} names[] = {
		{EM_386, "i386"},     {EM_ARM, "ARM"},	   {EM_AARCH64, "AArch64"},
		{EM_RISCV, "RISC-V"}, {EM_S390, "S/390"},  {EM_PPC64, "PowerPC64"},
		{EM_PPC, "PowerPC"},  {EM_MIPS, "MIPS"},   {EM_SPARCV9, "SPARC V9"},
		{EM_BPF, "BPF"},      {EM_IA_64, "IA-64"},
	};

	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
		if (names[i].machine == machine)
			return names[i].name;
	return "another processor";
}
