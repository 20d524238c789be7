/* { dg-options "-flive-range-shrinkage" } */
void f()
{
  int i = 0;
  void *p = 0;
}
