int f(void *a)
{
  return !(&a);
}
