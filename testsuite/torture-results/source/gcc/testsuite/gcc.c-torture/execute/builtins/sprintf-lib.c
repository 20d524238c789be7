#include "lib/sprintf.c"
