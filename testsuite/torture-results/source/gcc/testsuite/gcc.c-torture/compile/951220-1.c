f (char *x)
{
  return (*x & 2) || (*x & 3);
}
