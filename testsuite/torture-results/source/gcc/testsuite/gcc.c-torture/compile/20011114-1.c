extern void _text;
static __SIZE_TYPE__ x = (__SIZE_TYPE__) &_text - 0x10000000L - 1;
