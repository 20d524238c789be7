int a, b;
char c;
void
d (void)
{
  char e = c;
  if (b)
    if (c < 16 - 11)
      e = 16 - 11;
  if (e > 8)
    e = 8;
  a = e;
}
