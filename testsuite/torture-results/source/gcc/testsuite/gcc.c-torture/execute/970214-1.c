#define L 1
main ()
{
  exit (L'1' != L'1');
}
