/* SPDX-License-Identifier: MIT */
/* The attribute marker_attach, which is for markers.h, belongs on functions too. */
__attribute__((marker_attach)) int variable; /* { dg-error "attribute .marker_attach. belongs on a function declaration, and .variable. is not a function" } */
