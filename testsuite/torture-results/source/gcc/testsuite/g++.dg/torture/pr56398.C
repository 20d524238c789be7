// { dg-do compile }
// { dg-options "-g" }

namespace
{
#0 "/usr/include/c/4.8/bits/postypes.h" 3
}

vtkpow (int b)
{
  int a1;
  int b1;
  int c;
  while (b1)
    {
      while (b)
    b1 = 0;
      b1 = b1 - 1;
      c = c * a1;
    }
  return c;
}
