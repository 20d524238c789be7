void
f (void)
{
  int i = (0 ? 1 : 0U / 0);
}
