#include "lib/strcmp.c"
