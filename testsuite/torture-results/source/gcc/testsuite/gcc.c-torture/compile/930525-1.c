typedef struct foo foo_t;
foo_t x;
struct foo {
  int i;
};

foo_t x = { 10 };
