int myvar;

int foo(int mynum)
{
  if ((((void *)0) == (myvar & ((1U<<0) << mynum))) && (mynum > 0))
    return 1;
  return 0;
}
