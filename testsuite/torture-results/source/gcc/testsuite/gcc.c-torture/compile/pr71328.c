

int a, b, c;
void fn1() {
  unsigned char d = 3;
  if (d > 11)
  lbl_596:
  c = 0;
  while (!d)
    b = b;
  unsigned char e = e || d;
  d = e;
  if (a)
    d = d || a;
  goto lbl_596;
}
