#include "lib/strcat.c"
