foo (a, b)
{
  return a * 2;
}
