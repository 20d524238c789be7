void zconfdump(__SIZE_TYPE__ i)
{
  for (;;)
    {
      char __a0;
      __a0 = ("\"\\")[i];
      if (__a0)
        return;
    }
}

