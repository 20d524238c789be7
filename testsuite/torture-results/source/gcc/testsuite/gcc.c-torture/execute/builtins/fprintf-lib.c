#include "lib/fprintf.c"
