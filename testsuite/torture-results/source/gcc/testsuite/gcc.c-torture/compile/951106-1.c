f (double a, double b)
{
  g (a, 0, b);
}
