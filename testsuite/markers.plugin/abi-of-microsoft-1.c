/* SPDX-License-Identifier: MIT */
/* A file that is compiled for another ABI is refused. */
/* { dg-do compile } */
/* { dg-options "-O2 -mabi=ms" } */
/* { dg-error "called by the System V ABI" "" { target *-*-* } 0 } */
int x;
