#include "lib/strlen.c"
