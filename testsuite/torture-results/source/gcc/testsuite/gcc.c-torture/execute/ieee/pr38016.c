#include "fp-cmp-8.c"
