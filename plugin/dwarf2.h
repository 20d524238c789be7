/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * dwarf2.h - the part of DWARF that GCC's dwarf2out.h names.
 *
 * dwarf2out.h includes a header of this name that GCC does not install with
 * the plugin headers.  Values: DWARF 5, 7.24 (call frame instructions).
 */
#ifndef MARKERS_DWARF2_H
#define MARKERS_DWARF2_H

/* GCC 15 declares it with its type beforehand. */
enum dwarf_call_frame_info : int
{
  DW_CFA_advance_loc4 = 0x04,
  DW_CFA_def_cfa = 0x0c,
  DW_CFA_def_cfa_expression = 0x0f,
  DW_CFA_hi_user = 0x3f
};

enum dwarf_location_atom
{
  DW_OP_lo_unused = 0,
  DW_OP_hi_user = 0xff
};

enum dwarf_attribute
{
  DW_AT_lo_unused = 0,
  DW_AT_hi_user = 0x3fff
};

enum dwarf_tag
{
  DW_TAG_lo_unused = 0,
  DW_TAG_hi_user = 0xffff
};

#endif /* MARKERS_DWARF2_H */
