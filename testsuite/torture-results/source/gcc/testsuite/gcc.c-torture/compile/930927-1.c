#include <stddef.h>

wchar_t s[5] = L"abcd";
