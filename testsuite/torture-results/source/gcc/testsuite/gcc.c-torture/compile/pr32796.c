

__SIZE_TYPE__ f (void *ptr)
{
  return ((__SIZE_TYPE__)(ptr)-1) | 1ULL;
}
