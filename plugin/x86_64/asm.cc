/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * asm.cc - the assembly of x86-64, LP64.
 *
 * A site, for `m (x)' in `int f (...)' of a.c:3:
 *
 *	.Lmarker_text0:					at the section's first
 *	.Lmarker_site7:
 *		.byte	0x0f,0x1f,0x44,0x00,0x00		nopl 0(%rax,%rax)
 *		.reloc	.Lmarker_site7, R_X86_64_NONE, .L5
 *	marker_locations:
 *	.Lmarker_location7:
 *		file, function, line, column, kind
 *	marker_sites:
 *		.Lmarker_site7 - ., .L5 - ., marker_descriptor.m - .,
 *		.Lmarker_location7 - .
 *
 * What stands in the place of the NOP:
 *
 *	nop		one of
 *	call		0f 1f 44 00 00	66 66 90 66 90	90 90 90 90 90
 *	flip		3d <distance>		cmp $<distance>, %eax
 *	branch		80 3d <flag> 00		cmpb $0, flag(%rip)
 *			0f 85 <distance>	jne block
 *	immediate	b0 00			mov $0, %al, or another register
 *			84 c0			test %al, %al
 *			0f 85 <distance>	jne block
 *
 * The flags are dead there, since an asm clobbers them.  Branches are spelled in
 * bytes, so that the assembler makes none of them short: the runtime reads them.
 *
 * The relocation does nothing at the site.  It tells the linker that the host
 * refers to the block, so that the block is kept with --gc-sections, and hosts
 * that differ in their markers alone are not folded with --icf=all.  The tables
 * are linked to the site's section ("o": SHF_LINK_ORDER), so that they live and
 * die with it, in its COMDAT group ("?").
 */

#include "gcc-compat.h"
#include "marker/asm-text.h"
#include "site/text-section.h"
#include "target-asm.h"
#include "x86_64/markers-site.h"

bool
target_supported_p ()
{
  if (TARGET_64BIT && !TARGET_X32 && ix86_abi == MS_ABI)
    {
      error ("markers are called by the System V ABI; compile with "
	     "%<-mabi=sysv%>, not %<-mabi=ms%>, and use the attribute "
	     "%<ms_abi%> of single functions");
      return false;
    }
  if (TARGET_64BIT && !TARGET_X32)
    return true;
  error ("markers are supported for x86-64 with 64-bit pointers (%<-m64%>), "
	 "not for %qs",
	 TARGET_X32 ? "-mx32" : "-m32");
  return false;
}

/* A label in the site's section, by which it goes for all its sites. */
#define TEXT_LABEL ".Lmarker_text" TEXT_SECTION_NUMBER

/* Prints a section that is linked to the site's. */
static void
print_linked_section (pretty_printer *pp, const char *section)
{
  asm_printf (pp, "\t.pushsection %s,\"ao?\",@progbits,%s\n",
	      section, TEXT_LABEL);
  pp_string (pp, "\t.balign 4\n");
}

/* Prints a string that the location refers to, with its label. */
static void
print_string (pretty_printer *pp, const char *label, const char *text)
{
  asm_printf (pp, ".Lmarker_%s%%=:\n\t.string \"", label);
  asm_print_string (pp, text, true);
  pp_string (pp, "\"\n");
}

const char *const target_encodings[] = { "nopl", "data16", "nops", NULL };
MARKERS_ABI_ASSERT (MARKER_ENCODING_NOPL == TARGET_ENCODING_USUAL);

const char *
target_encoding_refusal (const char *name)
{
  if (!strcmp (name, "lea"))
    return "the instruction 8d 74 26 00 in 90 8d 74 26 00 truncates %rsi to 32 "
	   "bits on x86-64";
  return NULL;
}

const char *
target_site_scratch (unsigned kind)
{
  return kind == MARKER_SITE_IMMEDIATE ? "=q" : NULL;
}

/* In the order of enum marker_site_encoding. */
static const char *const nop_bytes[]
  = { X86_SITE_TEXT (X86_SITE_NOPL), X86_SITE_TEXT (X86_SITE_DATA16),
      X86_SITE_TEXT (X86_SITE_NOPS) };

/* Prints a branch to TARGET if the flags say "not equal". */
static void
print_branch (pretty_printer *pp, const char *target)
{
  asm_printf (pp,
	      "\t.byte " X86_SITE_TEXT (X86_SITE_JNE) "\n\t.long %s - . - 4\n",
	      target);
}

/* Prints what stands at the site. */
static void
print_site_code (pretty_printer *pp, const struct site_text *site,
		 const char *target)
{
  switch (site->kind)
    {
    case MARKER_SITE_FLIP:
      asm_printf (pp,
		  "\t.byte " X86_SITE_TEXT (X86_SITE_CMP) "\n\t.long %s - . - 4\n",
		  target);
      break;
    case MARKER_SITE_BRANCH:
      pp_string (pp, "\t.byte " X86_SITE_TEXT (X86_SITE_CMPB) "\n"
		     "\t.long .Lmarker_flag%= - . - 5\n"
		     "\t.byte 0\n");
      print_branch (pp, target);
      pp_string (pp, "\t.pushsection " MARKERS_SECTION_FLAGS ",\"aw?\",@progbits\n"
		     ".Lmarker_flag%=:\n"
		     "\t.byte 0\n"
		     "\t.popsection\n");
      break;
    case MARKER_SITE_IMMEDIATE:
      pp_string (pp, "\t{movb\t$0, %0|mov\t%0, 0}\n"
		     "\t{testb\t%0, %0|test\t%0, %0}\n");
      print_branch (pp, target);
      break;
    default:
      asm_printf (pp, "\t.byte %s\n", nop_bytes[site->encoding]);
      break;
    }
}

char *
target_site_template (const struct site_text *site)
{
  pretty_printer pp;
  /* Labels are numbered behind the other operands. */
  const char *target = site->target		     ? site->target
		       : target_site_scratch (site->kind) ? "%l1"
							  : "%l0";
  pp_string (&pp, "\n.Lmarker_site%=:");
  if (site->kind == MARKER_SITE_KEY || site->kind == MARKER_SITE_KEY_TRUE)
    pp_string (&pp, TARGET_KEY_MARK);
  /* gas gives a .loc to the next instruction, which bytes are not, or to a label
     if it is told to. */
  pp_string (&pp, "\n"
		  "\t.ifndef " TEXT_LABEL "\n"
		  TEXT_LABEL ":\n"
		  "\t.endif\n"
		  "\t.loc_mark_labels 1\n"
		  ".Lmarker_line%=:\n"
		  "\t.loc_mark_labels 0\n");
  print_site_code (&pp, site, target);
  asm_printf (&pp,
	     "\t.reloc .Lmarker_site%%=, " X86_SITE_RELOCATION ", %s\n"
	     "\t.pushsection .rodata.str1.1,\"aMS\",@progbits,1\n",
	     target);
  print_string (&pp, "file", site->file);
  print_string (&pp, "function", site->function);
  pp_string (&pp, "\t.popsection\n");

  print_linked_section (&pp, MARKERS_SECTION_LOCATIONS);
  asm_printf (&pp,
	     ".Lmarker_location%%=:\n"
	     "\t.long .Lmarker_file%%= - ., .Lmarker_function%%= - ., %u\n"
	     "\t.short %u\n"
	     "\t.byte %u, %u\n"
	     "\t.popsection\n",
	     site->line, MIN (site->column, 0xffff), site->kind, site->encoding);

  print_linked_section (&pp, MARKERS_SECTION_SITES);
  asm_printf (&pp,
	     "\t.long .Lmarker_site%%= - ., %s - ., %s - ., "
	     ".Lmarker_location%%= - .\n"
	     "\t.popsection",
	     target, site->descriptor);
  return xstrdup (pp_formatted_text (&pp));
}

/* Prints what enum marker_initial asks for, and a jump to 1 behind it. */
static void
print_initial (pretty_printer *pp, const char *note)
{
  const int start = offsetof (struct marker_object_note, descriptors_start);
  const int stop = offsetof (struct marker_object_note, descriptors_stop);
  const int probes = offsetof (struct marker_descriptor, probes);
  const int body = offsetof (struct marker_descriptor, body);
  asm_printf (pp,
	     "2:\tleaq %s(%%rip), %%rdx\n"
	     "\tmovslq %d(%%rdx), %%rcx\n"
	     "\tleaq %d(%%rdx,%%rcx), %%rcx\n"
	     "\tmovslq %d(%%rdx), %%rsi\n"
	     "\tleaq %d(%%rdx,%%rsi), %%rsi\n"
	     "3:\tcmpq %%rsi, %%rcx\n"
	     "\tjae 1b\n",
	     note, start, start, stop, stop);
  /* The runtime may have come first, and knows better. */
  asm_printf (pp,
	     "\ttestb $%d, %d(%%rcx)\n"
	     "\tje 4f\n"
	     "\tcmpq $0, %d(%%rcx)\n"
	     "\tjne 4f\n"
	     "\tleaq %d(%%rcx), %%rax\n"
	     "\tmovq %%rax, %d(%%rcx)\n",
	     MARKER_INITIAL_BODY,
	     (int) offsetof (struct marker_descriptor, initial),
	     (int) offsetof (struct marker_descriptor, runtime), body, probes);
  /* Zeros between descriptors are padding. */
  asm_printf (pp,
	     "4:\tmovl (%%rcx), %%eax\n"
	     "\ttestl %%eax, %%eax\n"
	     "\tjne 5f\n"
	     "\tmovl $8, %%eax\n"
	     "5:\taddq %%rax, %%rcx\n"
	     "\tjmp 3b\n");
}

/* What follows holds -mindirect-branch, -mfunction-return and -mharden-sls, as GCC does
   in what it writes itself.  A thunk that GCC would have once in the object stands in
   place here: GCC does not write one for our sake. */

/* Prints, behind "call 8f", what keeps a processor from guessing where the return
   goes, and with -mharden-sls what stands behind a jump that is taken always. */
static void
print_capture (pretty_printer *pp)
{
  pp_string (pp, "7:\tpause\n"
		 "\tlfence\n"
		 "\tjmp 7b\n");
}

static void
print_trap_behind (pretty_printer *pp, bool jump)
{
#ifdef ix86_harden_sls /* not in the first GCC 11 */
  if (ix86_harden_sls & (jump ? harden_sls_indirect_jmp : harden_sls_return))
    pp_string (pp, "\tint3\n");
#endif
}

/* Prints a jump to %rax. */
static void
print_jump_rax (pretty_printer *pp)
{
  if (ix86_indirect_branch == indirect_branch_thunk_extern)
    pp_string (pp, "\tjmp __x86_indirect_thunk_rax\n");
  else if (ix86_indirect_branch > indirect_branch_keep)
    {
      pp_string (pp, "\tcall 8f\n");
      print_capture (pp);
      pp_string (pp, "8:\tmovq %rax, (%rsp)\n"
		     "\tret\n");
      print_trap_behind (pp, false);
    }
  else
    {
      pp_string (pp, "\tjmp *%rax\n");
      print_trap_behind (pp, true);
    }
}

/* Prints a return. */
static void
print_return (pretty_printer *pp)
{
  if (ix86_function_return == indirect_branch_thunk_extern)
    pp_string (pp, "\tjmp __x86_return_thunk\n");
  else if (ix86_function_return > indirect_branch_keep)
    {
      pp_string (pp, "\tcall 8f\n");
      print_capture (pp);
      pp_string (pp, "8:\tleaq 8(%rsp), %rsp\n"
		     "\tret\n");
      print_trap_behind (pp, false);
    }
  else
    {
      pp_string (pp, "\tret\n");
      print_trap_behind (pp, false);
    }
}

void
target_print_start (pretty_printer *pp, const char *argument, const char *callee)
{
  asm_printf (pp,
	      "\t.att_syntax prefix\n"
	      "\t.byte 0xf3,0x0f,0x1e,0xfa\n"
	      "\tleaq %s(%%rip), %%rdi\n"
	      "\tmovq %s@GOTPCREL(%%rip), %%rax\n",
	      argument, callee);
  print_jump_rax (pp);
  asm_printf (pp, "%s",
	      ix86_asm_dialect == ASM_INTEL ? "\t.intel_syntax noprefix\n" : "");
}

void
target_print_constructor (pretty_printer *pp, const char *note,
			  const char *self, const char *callee, bool initial)
{
  /* endbr64 as bytes: the constructor is called through a table. */
  asm_printf (pp,
	     "\t.att_syntax prefix\n"
	     "\t.weak %s\n"
	     "\t.byte 0xf3,0x0f,0x1e,0xfa\n",
	     callee);
  if (initial)
    asm_printf (pp,
	       "\ttestb $%d, %s+%d(%%rip)\n"
	       "\tjne 2f\n",
	       MARKER_OBJECT_SITES_ON, note,
	       (int) offsetof (struct marker_object_note, flags));
  asm_printf (pp,
	     "1:\tmovq %s@GOTPCREL(%%rip), %%rax\n"
	     "\ttestq %%rax, %%rax\n"
	     "\tje 6f\n"
	     "\tleaq %s(%%rip), %%rdi\n"
	     "\tleaq %s(%%rip), %%rsi\n",
	     callee, note, self);
  print_jump_rax (pp);
  pp_string (pp, "6:");
  print_return (pp);
  if (initial)
    print_initial (pp, note);
  if (ix86_asm_dialect == ASM_INTEL)
    pp_string (pp, "\t.intel_syntax noprefix\n");
}
