#include "lib/strcpy.c"
