f (long long d)
{
  int i = 0;
  if (d == 1)
    i = 1;
  return i;
}

g (long long d)
{
  int i = 0;
  if (d <= 0)
    i = 1;
  return i;
}
