v (a, i)
     unsigned  *a, i;
{
  a++[i] = 0;
}
