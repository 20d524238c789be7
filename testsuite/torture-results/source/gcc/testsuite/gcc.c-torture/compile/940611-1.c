f ()
{
  do
L:;
  while (0);
  do
    ;
  while (0);
  goto L;
}
