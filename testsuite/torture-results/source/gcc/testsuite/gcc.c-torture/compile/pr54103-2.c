void
f (void)
{
  0 / 0 || 0 ? : 0;
}
