void zconfdump(void)
{
  char *p, *p2;
  for (p2 = p; p2; )
    {
      char __a0, __a1, __a2;
      __a0 = ((__const char *) ("\"\\"))[0];
      if (__a0)
        return;
    }
}
