#include "lib/strspn.c"
