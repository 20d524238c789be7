f ()
{
  int i;
  short	x, z;
  for (i = 0; i <= 1; i++)
    x = i;
  return x + z;
}
