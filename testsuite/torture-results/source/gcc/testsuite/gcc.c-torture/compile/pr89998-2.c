/* PR tree-optimization/89998 */
/* { dg-additional-options "-fno-printf-return-value" } */

#include "pr89998-1.c"
