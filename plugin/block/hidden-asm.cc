/* SPDX-License-Identifier: GPL-3.0-or-later */
/* hidden-asm.cc - the asm that hides a call, and how it is read. */

#include "gcc-compat.h"
#include "block/hidden-asm.h"
#include "target-block.h"

/* What the asm says if nothing rewrites it: an LTO link that does not load the
   plugin stops at the assembler, and not with a site that does nothing. */
const char hidden_call_mark[]
  = ".error \"this object has markers: link it with "
    "-fplugin=markers.so, as it was compiled\" # ";

bool
hidden_call_stmt_p (const gimple *stmt)
{
  const gasm *hidden = dyn_cast<const gasm *> (stmt);
  return hidden && !strncmp (gimple_asm_string (hidden), hidden_call_mark, strlen (hidden_call_mark));
}

rtx
hidden_call_asm (rtx body)
{
  rtx hidden = extract_asm_operands (body);
  if (!hidden
      || strncmp (ASM_OPERANDS_TEMPLATE (hidden), hidden_call_mark, strlen (hidden_call_mark)))
    return NULL_RTX;
  return hidden;
}

void
hidden_call_read (rtx hidden, struct hidden_call *call)
{
  const char *said = ASM_OPERANDS_TEMPLATE (hidden) + strlen (hidden_call_mark);
  call->noexcept_p = startswith (said, HIDDEN_NOEXCEPT);
  if (call->noexcept_p)
    said += strlen (HIDDEN_NOEXCEPT);
  char *text = xstrdup (said);
  char *registers = strchr (text, ' ');
  if (registers)
    *registers++ = '\0';
  call->descriptor = strcmp (text, "-") ? ggc_strdup (text) : NULL;
  for (int i = 0; registers && *registers; i++)
    {
      rtx operand = ASM_OPERANDS_INPUT (hidden, i);
      machine_mode mode = ASM_OPERANDS_INPUT_MODE (hidden, i);
      /* "&": the address of the operand is meant. */
      if (*registers == '&')
	{
	  registers++;
	  operand = XEXP (operand, 0);
	  mode = Pmode;
	}
      call->operands.safe_push (operand);
      call->modes.safe_push (mode);
      call->registers.safe_push (strtoul (registers, &registers, 10));
      registers += *registers == ' ';
    }
  free (text);
}
