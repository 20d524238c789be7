#include "lib/strncpy.c"
