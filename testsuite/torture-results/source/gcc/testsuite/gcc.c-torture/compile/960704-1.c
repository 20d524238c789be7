struct A {
  double d;
};

struct A f ();

main ()
{
  struct A a = f();
}
