int bar (char *foo)
{
  return (long long) ((int) foo + 0) < 0;
}
