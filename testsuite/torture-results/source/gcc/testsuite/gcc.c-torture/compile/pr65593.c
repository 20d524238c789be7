/* PR target/65593 */
/* { dg-additional-options "-fpie" { target pie } } */

#include "pr20928.c"
