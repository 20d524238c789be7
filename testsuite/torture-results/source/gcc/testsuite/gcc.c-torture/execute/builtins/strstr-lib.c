#include "lib/strstr.c"
