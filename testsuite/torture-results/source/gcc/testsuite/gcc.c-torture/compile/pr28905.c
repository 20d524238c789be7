/* We used to ICE here because after VRP we ended up with
   non-compatible ranges in a value-range equivalences set.  */
void code_comment (int size)
{
  int i;
  for (i = 0; i < size; i++)
    if (i)
      if (i < 0)
        if (i < 0)
          return;
}
