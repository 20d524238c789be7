int main ()
{
  int i = 2;

  i = i++;
  printf ("%d\n",i);
}
