f ()
{
  struct { char a, b; } x;
  g (x, x, x, x);
}
