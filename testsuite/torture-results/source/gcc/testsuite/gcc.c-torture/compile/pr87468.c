a;
b() {
  int c = 1;
  for (; c <= 3;) {
    int d = e() && !0;
    switch (c)
    case 1:
      if (d)
      case 2:
      case 3:
        f();
    if (a)
      c++;
  }
}
