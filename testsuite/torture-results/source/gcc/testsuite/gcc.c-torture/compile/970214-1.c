#include <stddef.h>
#define L       264
wchar_t c = L'X';
