#include "lib/memset.c"
