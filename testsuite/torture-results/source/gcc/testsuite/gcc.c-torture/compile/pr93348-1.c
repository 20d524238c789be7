int
ya (void)
{
  return (long int) (1 / 0);
}
