f (a)
{
  return (a & 1) && !(a & 2 & 4);
}
