/* { dg-require-effective-target indirect_calls } */
/* { dg-require-effective-target untyped_assembly } */
/* { dg-require-stack-check "" } */
/* { dg-additional-options "-fstack-check" } */
#include "20031023-1.c"
