#include "lib/strpbrk.c"
