int
lx (int oi, int mb)
{
  return (oi < mb) < (mb < oi);
}
