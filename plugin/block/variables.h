/* SPDX-License-Identifier: GPL-3.0-or-later */
/* variables.h - what a debugger is told of the host's variables in a block. */
#ifndef MARKERS_VARIABLES_H
#define MARKERS_VARIABLES_H

/* To be made before the hidden calls of a function are expanded. */
class block_variables
{
public:
  /* Looks for the variables at each of INSNS, which stand in their order. */
  block_variables (const vec<rtx_insn *> &insns);
  ~block_variables ();

  /* Hides those at the Nth insn that are in registers which the call changes,
     from in front of FIRST to behind LAST. */
  void hide (unsigned n, rtx_insn *first, rtx_insn *last);

private:
  auto_vec<vec<rtx> > changed;
};

#endif
