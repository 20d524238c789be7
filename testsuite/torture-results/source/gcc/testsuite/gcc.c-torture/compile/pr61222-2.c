int a, b, d;
int main (void)
{
  int c = a && 1;
  d = 1 << (((c | (b - 842)) << 1) + 1);
  return 0;
}
