/* { dg-options "-fsave-optimization-record -ftree-slp-vectorize --param ggc-min-expand=0 --param ggc-min-heapsize=1024" } */
void
te (void)
{
}

int
main (void)
{
  return 0;
}
