#include "lib/printf.c"
