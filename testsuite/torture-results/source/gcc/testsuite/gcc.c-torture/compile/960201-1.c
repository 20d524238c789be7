union foo
{
  char a;
  int x[2];
} __attribute__ ((transparent_union));
