foo (a, b)
{
  return (a - b) == 0;
}

