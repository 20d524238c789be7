#include "lib/chk.c"
