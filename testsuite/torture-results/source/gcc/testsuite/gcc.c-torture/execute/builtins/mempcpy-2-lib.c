#include "lib/mempcpy.c"
