void
f (void)
{
  int i = (1 ? 0U / 0 : 1);
}
