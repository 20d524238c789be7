struct { } foo = { };
void * bar(void) { return &foo; }
