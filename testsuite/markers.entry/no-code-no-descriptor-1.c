/* SPDX-License-Identifier: MIT */
/* A function that is nowhere in the code has no descriptor. */
/* { dg-do compile } */
/* { dg-options "-O2 -fplugin-arg-markers-entry=* -fplugin-arg-markers-exit=*" } */
static inline int inlined(int x)
{
	return x + 1;
}

static inline int __attribute__((unused)) never_called(int x)
{
	return x + 2;
}

int kept(int x)
{
	return inlined(x);
}
/* { dg-final { scan-assembler {\.string[ \t]"kept"} } } */
/* { dg-final { scan-assembler {marker_descriptor\.marker_entry\.kept[.0-9]*:} } } */
/* { dg-final { scan-assembler {marker_descriptor\.marker_exit\.kept[.0-9]*:} } } */
/* { dg-final { scan-assembler-not {"inlined"} } } */
/* { dg-final { scan-assembler-not {never_called} } } */
