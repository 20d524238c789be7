int a, b, c, d;

int
f1 (int p1, int p2)
{
  return p1 - p2;
}

void
f2 (short p1, short p2)
{
  for (;;)
    {
      if (5 < (1 ^ p2))
        for (; a;)
          for (;;)
            {
              b = 0xE7BC92A3EDA01CD8 < (d = p2) || (0, 0);
              break;
            }
      if (p1)
        break;
      p2 = 5;
    }
}

void
f3 (int x)
{
  int tmp = -2L;
  c = f1 (90, x != 10);
  f2 (c, tmp);
}
