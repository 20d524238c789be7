foo (a)
{
  return a + 32;
}
