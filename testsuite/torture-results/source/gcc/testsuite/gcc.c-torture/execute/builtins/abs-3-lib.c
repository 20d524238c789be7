#include "lib/abs.c"
