void foo (void) {
  _Bool d;
  long double _Complex *s;

  d = *s++;
}
